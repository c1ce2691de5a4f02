import { Link, Stack, Text } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import { company } from '../company.ts';
import { useBusinessModelText } from '../messages/business-model/index.ts';
import { Band, Chapter, Chapters } from '../parts/Chapters.tsx';
import { NextStep } from '../parts/NextStep.tsx';
import { Opening } from '../parts/Opening.tsx';
import { Points } from '../parts/Points.tsx';
import { PriceTable } from '../parts/PriceTable.tsx';
import { Prose } from '../parts/Prose.tsx';
import { useNumbers } from '../use-numbers.ts';

/** The price of the example session, in whole US dollars. */
const EXAMPLE = 100;
const WORK = ['payments', 'rooms', 'people', 'checks'] as const;
const NEVER = ['data', 'ads', 'rank', 'referral', 'time'] as const;

/** The business model: how money flows from clients to providers, and what the company keeps (ROUTE-19). */
export function BusinessModelScreen() {
  const t = useBusinessModelText();
  const { dollars, percent } = useNumbers();
  return (
    <>
      <Opening title={t('title')} lead={t('lead', { fee: percent(company.feePercent) })} art="bridge" />
      <Chapters>
        <Chapter title={t('session.title', { price: dollars(EXAMPLE) })} description={t('session.lead')} width="text">
          <Stack gap="x3">
            <PriceTable price={EXAMPLE} />
            <Text measure>{t('session.free')}</Text>
          </Stack>
        </Chapter>
        <Chapter title={t('work.title')}>
          <Points points={WORK.map((name) => ({ title: t(`work.${name}.title`), body: t(`work.${name}.body`) }))} />
        </Chapter>
        <Chapter title={t('plans.title')} width="text">
          <Stack gap="x1" align="start">
            <Text measure>{t('plans.body')}</Text>
            <Link href={paths.pricing()} variant="standalone">
              {t('plans.link')}
            </Link>
          </Stack>
        </Chapter>
        <Band>
          <Chapter title={t('never.title')}>
            <Points
              points={NEVER.map((name) => ({ title: t(`never.${name}.title`), body: t(`never.${name}.body`) }))}
            />
          </Chapter>
        </Band>
        <Chapter title={t('fund.title')} width="text">
          <Stack gap="x1" align="start">
            <Text measure>{t('fund.body', { percent: percent(company.careFundPercent) })}</Text>
            <Link href={paths.social()} variant="standalone">
              {t('fund.link')}
            </Link>
          </Stack>
        </Chapter>
        <Chapter title={t('open.title')} width="text">
          <Prose paragraphs={[t('open.1'), t('open.2')]} />
        </Chapter>
        <NextStep
          title={t('next.title')}
          body={t('next.body')}
          action={{ href: paths.findTherapist(), label: t('next.find') }}
          other={{ href: paths.pricing(), label: t('next.pricing') }}
        />
      </Chapters>
    </>
  );
}
