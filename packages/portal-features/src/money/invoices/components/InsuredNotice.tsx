import { Banner, Link } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import type { InsuredShare } from '../api/insured-share.ts';
import { useInvoicesText } from '../messages/index.ts';

export interface InsuredNoticeProps {
  /** 'UNKNOWN' while the server does not say whether an insurer pays. */
  share: InsuredShare | 'UNKNOWN';
  name: string;
  currency: string;
}

/**
 * Says that an insurer pays for a session, and what it has left to the client: no one is asked for a price that someone
 * else pays.
 */
export function InsuredNotice({ share, name, currency }: InsuredNoticeProps) {
  const t = useInvoicesText();
  const format = useFormat();
  if (share === 'UNKNOWN')
    return (
      <Banner tone="warning" title={t('insuredShare.unknown.title')}>
        {t('insuredShare.unknown.body', { name })}
      </Banner>
    );
  const { insurer, leftMinor } = share;
  const state = leftMinor === null ? 'undecided' : leftMinor === 0 ? 'nothing' : 'left';
  return (
    <Banner
      tone={state === 'left' ? 'info' : 'warning'}
      title={t(`insuredShare.${state}.title`, {
        payer: t(`payer.${insurer}`),
        amount: format.money({ amountMinor: leftMinor ?? 0, currency }),
      })}
      actions={
        <Link variant="standalone" href={paths.providerInsurance()}>
          {t('insuredShare.action')}
        </Link>
      }
    >
      {t(`insuredShare.${state}.body`, { name, payer: t(`payer.${insurer}`) })}
    </Banner>
  );
}
