import { Link, Stack } from '@sakina/design-system';
import { paths, product } from '@sakina/platform/domain';
import { DoorOpen, HandCoins, LockKeyhole, MicOff, Scale, ShieldCheck } from 'lucide-react';
import { company, providers } from '../company.ts';
import { useAboutText } from '../messages/about/index.ts';
import { Band, Chapter, Chapters } from '../parts/Chapters.tsx';
import { EmergencyLines } from '../parts/EmergencyLines.tsx';
import { Figures } from '../parts/Figures.tsx';
import { NextStep } from '../parts/NextStep.tsx';
import { Opening } from '../parts/Opening.tsx';
import { Points } from '../parts/Points.tsx';
import { Prose } from '../parts/Prose.tsx';
import { useDates } from '../use-dates.ts';
import { useNumbers } from '../use-numbers.ts';

const WHOM = ['weight', 'faith', 'none'] as const;
const HOW = [
  { name: 'price', icon: <HandCoins aria-hidden /> },
  { name: 'private', icon: <LockKeyhole aria-hidden /> },
  { name: 'consent', icon: <MicOff aria-hidden /> },
  { name: 'apart', icon: <Scale aria-hidden /> },
  { name: 'leave', icon: <DoorOpen aria-hidden /> },
] as const;
const NOT = ['doctor', 'verdict', 'promise'] as const;

/** What the product is, for whom, how it works and what it is not (ROUTE-18). */
export function AboutScreen() {
  const t = useAboutText();
  const { count, percent } = useNumbers();
  const { asOf } = useDates();
  const check = {
    title: t('how.check.title'),
    body: t('how.check.body', { percent: percent(company.acceptedPercent) }),
    icon: <ShieldCheck aria-hidden />,
  };
  return (
    <>
      <Opening title={t('title', { product: product.name })} lead={t('lead')} art="dawn" />
      <Chapters>
        <Chapter title={t('short.title')} width="text">
          <Prose paragraphs={[t('short.1'), t('short.2'), t('short.3')]} />
        </Chapter>
        <Chapter title={t('whom.title')}>
          <Points points={WHOM.map((name) => ({ title: t(`whom.${name}.title`), body: t(`whom.${name}.body`) }))} />
          <span>
            <Link href={paths.providerApply()} variant="standalone">
              {t('whom.providers')}
            </Link>
          </span>
        </Chapter>
        <Chapter title={t('how.title')}>
          <Points
            points={[
              check,
              ...HOW.map(({ name, icon }) => ({ title: t(`how.${name}.title`), body: t(`how.${name}.body`), icon })),
            ]}
          />
        </Chapter>
        <Band>
          <Chapter title={t('figures.title')}>
            <Figures
              figures={[
                { label: t('figures.people'), value: count(company.people) },
                { label: t('figures.sessions'), value: count(company.sessionsHeld) },
                { label: t('figures.providers'), value: count(providers) },
                { label: t('figures.languages'), value: count(company.languages) },
              ]}
              note={t('figures.note', { date: asOf })}
            />
          </Chapter>
        </Band>
        <Chapter title={t('not.title')}>
          <Stack gap="x4">
            <EmergencyLines />
            <Points points={NOT.map((name) => ({ title: t(`not.${name}.title`), body: t(`not.${name}.body`) }))} />
          </Stack>
        </Chapter>
        <NextStep
          title={t('next.title')}
          body={t('next.body')}
          action={{ href: paths.findTherapist(), label: t('next.find') }}
          other={{ href: paths.mission(), label: t('next.mission') }}
        />
      </Chapters>
    </>
  );
}
