import { Link, Stack, Text } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import { company } from '../company.ts';
import { usePricingText } from '../messages/pricing/index.ts';
import { Chapter, Chapters } from '../parts/Chapters.tsx';
import { KindPrices } from '../parts/KindPrices.tsx';
import { NextStep } from '../parts/NextStep.tsx';
import { Opening } from '../parts/Opening.tsx';
import { PlanTable } from '../parts/PlanTable.tsx';
import { Points } from '../parts/Points.tsx';
import { Prose } from '../parts/Prose.tsx';
import { useNumbers } from '../use-numbers.ts';

const FREE = ['look', 'community', 'move', 'failed'] as const;

/** Prices for clients, providers and organisations (ROUTE-18, PLAN-1). */
export function PricingScreen() {
  const t = usePricingText();
  const { percent } = useNumbers();
  return (
    <>
      <Opening title={t('title')} lead={t('lead')} art="lantern" />
      <Chapters>
        <Chapter title={t('you.title')} description={t('you.lead')}>
          <KindPrices />
        </Chapter>
        <Chapter title={t('free.title')}>
          <Points points={FREE.map((name) => ({ title: t(`free.${name}.title`), body: t(`free.${name}.body`) }))} />
        </Chapter>
        <Chapter title={t('help.title')} width="text">
          <Stack gap="x1">
            <Prose
              paragraphs={[t('help.1'), t('help.2', { percent: percent(company.careFundPercent) }), t('help.3')]}
            />
            <span>
              <Link href={paths.social()} variant="standalone">
                {t('help.link')}
              </Link>
            </span>
          </Stack>
        </Chapter>
        <Chapter title={t('providers.title')} width="text">
          <Stack gap="x1">
            <Text measure>{t('providers.lead', { percent: percent(company.feePercent) })}</Text>
            <Stack gap="none" align="start">
              <Link href={paths.providerApply()} variant="standalone">
                {t('providers.link')}
              </Link>
              <Link href={paths.businessModel()} variant="standalone">
                {t('providers.more')}
              </Link>
            </Stack>
          </Stack>
        </Chapter>
        <Chapter title={t('plans.title')} description={t('plans.lead')}>
          <PlanTable />
        </Chapter>
        <NextStep
          title={t('next.title')}
          body={t('next.body')}
          action={{ href: paths.findTherapist({ sort: 'price' }), label: t('next.find') }}
          other={{ href: paths.faq(), label: t('next.faq') }}
        />
      </Chapters>
    </>
  );
}
