import { CircleAlert, CircleCheck, FileText, RotateCcw, X } from 'lucide-react';
import { Bar, Facts, Name, Row, State, Tool, Tools } from './FileDrop.styles.ts';
import type { FileRow } from './file-rows.ts';
import { useFileText } from './messages/index.ts';

interface FileLineProps {
  /** The file. */
  row: FileRow;
  /** How it is doing, in words. */
  state: string;
  /** How large it is, in words. */
  size: string;
  /** Whether its actions are disabled. */
  isFixed: boolean;
  /** Stops sending it, or takes it out. */
  onRemove: () => void;
  /** Sends it again; there is something to send only after a failure. */
  onRetry: () => void;
}

const ICONS = {
  waiting: FileText,
  uploading: FileText,
  done: CircleCheck,
  failed: CircleAlert,
  refused: CircleAlert,
} as const;
/** Letters at the end of a name that are always shown: they distinguish file types, and one scan from the next. */
const TAIL = 9;

/** One file of the list: its name, its progress and its actions. */
export function FileLine({ row, state, size, isFixed, onRemove, onRetry }: FileLineProps) {
  const t = useFileText();
  const Icon = ICONS[row.state];
  const letters = Array.from(row.name);
  return (
    <Row data-state={row.state} data-row={row.key}>
      <Icon aria-hidden />
      <Facts>
        <Name title={row.name}>
          <span>{letters.slice(0, -TAIL).join('')}</span>
          <span>{letters.slice(-TAIL).join('')}</span>
        </Name>
        <State>{row.state === 'refused' ? state : `${size} · ${state}`}</State>
        {row.state === 'uploading' && (
          <Bar {...(row.share > 0 && { value: row.share })} max={1} aria-label={row.name} />
        )}
      </Facts>
      {!isFixed && (
        <Tools>
          {row.state === 'failed' && (
            <Tool type="button" aria-label={t('retry', { name: row.name })} onClick={onRetry}>
              <RotateCcw aria-hidden />
            </Tool>
          )}
          <Tool
            type="button"
            data-remove
            aria-label={t(row.state === 'uploading' ? 'cancel' : 'remove', { name: row.name })}
            onClick={onRemove}
          >
            <X aria-hidden />
          </Tool>
        </Tools>
      )}
    </Row>
  );
}
