import {
  Button,
  formatDuration,
  Inline,
  NightStage,
  Text,
  theme,
  useLocale,
  VisuallyHidden,
} from '@sakina/design-system';
import { endRecordAccess } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { RecordGrant } from '@sakina/platform/contract';
import styled from 'styled-components';
import { ErrorNotice } from '../../../../shared/index.ts';
import { useAdminSafetyText } from '../../messages/index.ts';
import { saidMinutes } from '../../model/grants.ts';

export interface RecordBarProps {
  /** The access that it is about. */
  grant: RecordGrant;
  /** Milliseconds for which the record can still be read. */
  left: number;
  /** Called once it was ended. */
  onEnded: () => void;
}

const Bar = styled(NightStage)`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  padding-block: ${theme.space.x1};
`;
const Left = styled.span`
  direction: ltr;
  unicode-bidi: isolate;
  font-family: ${theme.font.code};
  font-variant-numeric: tabular-nums;
  font-weight: 600;
`;

/** Says on every page of a record whose it is, for how long it can be read, and ends it. */
export function RecordBar({ grant, left, onEnded }: RecordBarProps) {
  const t = useAdminSafetyText();
  const { locale } = useLocale();
  const end = useAction(endRecordAccess);
  const said = saidMinutes(left);
  return (
    <Bar role="region" aria-label={t('bar')}>
      <Inline gap="x2" justify="between" align="center">
        <Text as="span" weight="strong">
          {t('bar.who', { client: grant.client.displayName })}
        </Text>
        <Inline gap="x2" align="center">
          <Left role="timer" aria-live="off" aria-label={t('bar.left')}>
            {formatDuration(left, locale)}
          </Left>
          <Button
            size="small"
            variant="secondary"
            isPending={end.isRunning}
            onPress={() => void end.run({ params: { id: grant.id } }).then(onEnded, () => undefined)}
          >
            {t('record.end')}
          </Button>
        </Inline>
      </Inline>
      <ErrorNotice error={end.error} />
      <VisuallyHidden role="status">{said === null ? '' : t('bar.said', { count: said })}</VisuallyHidden>
    </Bar>
  );
}
