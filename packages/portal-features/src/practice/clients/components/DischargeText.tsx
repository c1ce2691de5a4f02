import { Text } from '@sakina/design-system';
import type { Discharge } from '@sakina/platform/contract';
import styled from 'styled-components';
import { useClientsText } from '../messages/index.ts';

const Lines = styled(Text)`white-space: pre-line;`;

/** What a discharge says: its reason, whom the client was referred to, the summary, and the client’s own words. */
export function DischargeText({ discharge }: { discharge: Discharge }) {
  const t = useClientsText();
  const { reason, referral, summary, clientWords, outreach } = discharge;
  return (
    <>
      <Text weight="strong">{t(`reason.${reason}`)}</Text>
      {referral !== null && <Text>{t('over.referral', { name: referral })}</Text>}
      <Lines forwardedAs="p" measure dir="auto">
        {summary}
      </Lines>
      {clientWords && (
        <Lines forwardedAs="p" measure dir="auto">
          {t('over.clientWords', { words: clientWords })}
        </Lines>
      )}
      {outreach && outreach.length > 0 && <Text size="sm">{t('over.outreach', { count: outreach.length })}</Text>}
    </>
  );
}
