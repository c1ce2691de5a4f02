import { Button, ButtonLink, Inline, Stack, Text, theme } from '@sakina/design-system';
import { CircleAlert, Clock3 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { lazyPanel } from '../lazy-panel.tsx';
import { useWaitingText } from './messages/index.ts';

/** Words that wait for a connection, or that were refused when it came back. */
export interface WaitingRow {
  id: string;
  /** What was written. */
  words: string;
  /** Why it was not taken; null while it waits. */
  refusal: string | null;
  /** What it is, where a list holds several kinds. */
  kind?: string;
  /** Says why it was not taken, where its owner has a more exact text than the general one. */
  reason?: string | undefined;
  /** What can be done about it, in place of another try: a place to go to, or something to do. */
  way?: { label: string; href: string } | { label: string; onPress: () => void } | undefined;
}

export interface WaitingRowsProps {
  /** Names the list. */
  label: string;
  /** The oldest first. */
  rows: readonly WaitingRow[];
  onDiscard: (id: string) => void;
  /** Has one sent again that was refused. */
  onRetry: (id: string) => void;
  /**
   * Where the rows stand: across the page, or at its end like the person's own words in a conversation.
   * @default 'start'
   */
  align?: 'start' | 'end';
}

// Hardly ever needed; its code is fetched while there still may be a connection.
const DiscardDialog = lazyPanel(() => import('./DiscardDialog.tsx').then((m) => m.DiscardDialog));

const List = styled.ol.attrs({ role: 'list' })`
  display: grid;
  gap: ${theme.space.x1h};
  min-inline-size: 0;
`;
const Row = styled.li`
  display: grid;
  gap: ${theme.space.x1};
  padding: ${theme.space.x1h} ${theme.space.x2};
  border: 1px dashed ${theme.color.controlBorder};
  border-radius: ${theme.radius.lg};
  overflow-wrap: anywhere;
  [data-align='end'] > & { justify-self: end; inline-size: min(100%, 36rem); }
`;
const Words = styled.p`
  font-family: ${theme.font.reading};
  line-height: 1.6;
  white-space: pre-wrap;
`;
const State = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space.x1};
  font-size: ${theme.text.sm};
  color: ${theme.color.textMuted};
  & > svg { inline-size: 1.125em; block-size: 1.125em; flex: none; }
  &[data-refused] { color: ${theme.color.warningText}; }
`;

const CLOSED = new Set(['CONVERSATION_BLOCKED', 'CARE_ENDED', 'NOT_IN_CARE']);

/**
 * What someone wrote without a connection, at its place: it waits, and says so; it was refused, and says why (SEC-17).
 */
export function WaitingRows({ label, rows, onDiscard, onRetry, align = 'start' }: WaitingRowsProps) {
  const t = useWaitingText();
  const wordsId = useId();
  const [asked, setAsked] = useState<string | null>(null);
  const [hadSome, setHadSome] = useState(rows.length > 0);
  const [isLetGo, setLetGo] = useState(false);
  if (rows.length > 0 && !hadSome) {
    setHadSome(true);
    setLetGo(false);
  }
  useEffect(() => DiscardDialog.preload(), []);
  const waiting = rows.filter(({ refusal }) => refusal === null).length;
  const status = useRef<HTMLDivElement>(null);
  const [discards, setDiscards] = useState(0);
  useEffect(() => {
    // The button that was pressed has gone with its row.
    if (discards > 0) queueMicrotask(() => status.current?.focus());
  }, [discards]);
  const why = (refusal: string) =>
    t(refusal === 'TOO_LATE' ? 'why.late' : CLOSED.has(refusal) ? 'why.closed' : 'why.other');

  function discard() {
    if (asked === null) return;
    onDiscard(asked);
    setAsked(null);
    setLetGo(rows.length === 1);
    if (rows.length === 1) setHadSome(false);
    setDiscards(discards + 1);
  }
  const told =
    waiting > 0 ? t('announced', { count: waiting }) : hadSome && rows.length === 0 && !isLetGo ? t('sent') : '';
  return (
    <Stack gap={rows.length > 0 || told !== '' ? 'x1' : 'none'}>
      {rows.length > 0 && (
        <List aria-label={label} data-align={align}>
          {rows.map(({ id, words, refusal, kind, reason, way }) => (
            <Row key={id}>
              {kind !== undefined && (
                <Text size="sm" tone="muted">
                  {kind}
                </Text>
              )}
              <Words dir="auto" id={`${wordsId}${id}`}>
                {words}
              </Words>
              {refusal !== null && <Text size="sm">{reason ?? why(refusal)}</Text>}
              <Inline gap="x1" justify="between">
                {refusal === null ? (
                  <State>
                    <Clock3 aria-hidden />
                    {t('waiting')}
                  </State>
                ) : (
                  <State data-refused>
                    <CircleAlert aria-hidden />
                    {t('refused')}
                  </State>
                )}
                <Inline gap="x1">
                  {way && <Way way={way} wordsId={`${wordsId}${id}`} />}
                  {!way && refusal !== null && refusal !== 'TOO_LATE' && (
                    <Button
                      size="small"
                      variant="secondary"
                      aria-describedby={`${wordsId}${id}`}
                      onPress={() => onRetry(id)}
                    >
                      {t('again')}
                    </Button>
                  )}
                  <Button
                    size="small"
                    variant="quiet"
                    aria-describedby={`${wordsId}${id}`}
                    onPress={() => setAsked(id)}
                  >
                    {t('discard')}
                  </Button>
                </Inline>
              </Inline>
            </Row>
          ))}
        </List>
      )}
      <div role="status" ref={status} tabIndex={-1}>
        {told !== '' && (
          <Text as="span" size="sm" tone="muted">
            {told}
          </Text>
        )}
      </div>
      {asked !== null && <DiscardDialog onDiscard={discard} onKeep={() => setAsked(null)} />}
    </Stack>
  );
}

function Way({ way, wordsId }: { way: NonNullable<WaitingRow['way']>; wordsId: string }) {
  const look = { size: 'small', variant: 'secondary', 'aria-describedby': wordsId } as const;
  return 'href' in way ? (
    <ButtonLink {...look} href={way.href}>
      {way.label}
    </ButtonLink>
  ) : (
    <Button {...look} onPress={way.onPress}>
      {way.label}
    </Button>
  );
}
