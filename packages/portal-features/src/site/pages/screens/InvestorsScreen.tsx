import { Container, Inline, Link, Stack, Text } from '@sakina/design-system';
import { paths, product } from '@sakina/platform/domain';
import { company, providers } from '../company.ts';
import { useInvestorsText } from '../messages/investors/index.ts';
import { Band, Chapter, Chapters } from '../parts/Chapters.tsx';
import { Figures } from '../parts/Figures.tsx';
import { NextStep } from '../parts/NextStep.tsx';
import { Opening } from '../parts/Opening.tsx';
import { Points } from '../parts/Points.tsx';
import { Prose } from '../parts/Prose.tsx';
import { useDates } from '../use-dates.ts';
import { useNumbers } from '../use-numbers.ts';

const GOVERNANCE = ['clinical', 'scholars', 'access', 'record'] as const;
const RISKS = ['harm', 'data', 'loss', 'people', 'law', 'young'] as const;

/** The page for investors: figures, governance and risks; no forecast and no offer (ROUTE-19). */
export function InvestorsScreen() {
  const t = useInvestorsText();
  const { count, percent } = useNumbers();
  const { asOf, year } = useDates();
  const founded = year(company.foundedYear);
  const facts = { providers, accepted: percent(company.acceptedPercent), founded };
  const figures = [
    { label: t('figures.people'), value: count(company.people) },
    { label: t('figures.sessions'), value: count(company.sessionsHeld) },
    { label: t('figures.providers'), value: count(providers) },
    { label: t('figures.returning'), value: percent(company.returningPercent) },
    { label: t('figures.fund'), value: percent(company.careFundPercent) },
    { label: t('figures.staff'), value: count(company.staff) },
  ];
  return (
    <>
      <Opening title={t('title')} lead={t('lead', { product: product.name })} />
      <Chapters>
        <Chapter title={t('figures.title')}>
          <Figures figures={figures} note={t('figures.note', { founded, date: asOf })} />
        </Chapter>
        <Chapter title={t('building.title')} width="text">
          <Prose
            paragraphs={[t('building.1'), t('building.2'), t('building.3', { days: company.daysToFirstSession })]}
          />
        </Chapter>
        <Chapter title={t('earning.title')} width="text">
          <Stack gap="x1">
            <Text measure>{t('earning.body', { fee: percent(company.feePercent) })}</Text>
            <Inline gap="x3">
              <Link href={paths.businessModel()} variant="standalone">
                {t('earning.model')}
              </Link>
              <Link href={paths.pricing()} variant="standalone">
                {t('earning.pricing')}
              </Link>
            </Inline>
          </Stack>
        </Chapter>
        <Chapter title={t('governance.title')}>
          <Points
            points={GOVERNANCE.map((name) => ({
              title: t(`governance.${name}.title`),
              body: t(`governance.${name}.body`),
            }))}
          />
        </Chapter>
        <Band>
          <Chapter title={t('risks.title')} description={t('risks.lead')}>
            <Points
              points={RISKS.map((name) => ({ title: t(`risks.${name}.title`), body: t(`risks.${name}.body`, facts) }))}
              isOrdered
            />
          </Chapter>
        </Band>
        <NextStep
          title={t('contact.title')}
          body={t('contact.body')}
          action={{ href: `mailto:${product.supportEmail}`, label: t('contact.write') }}
          other={{ href: paths.mission(), label: t('contact.mission') }}
        />
        <Container>
          <Text size="sm" tone="muted" measure>
            {t('contact.note', { email: product.supportEmail })}
          </Text>
        </Container>
      </Chapters>
    </>
  );
}
