import {
  Button,
  ErrorState,
  KeyValueList,
  Link,
  LoadingRegion,
  SideSheet,
  Skeleton,
  Stack,
  Text,
} from '@sakina/design-system';
import type { AuditEntry } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { Bulleted } from '../../../shared/index.ts';
import { Facts, usePlaceTime } from '../../shared/index.ts';
import { useAdminSettingsText } from '../messages/index.ts';
import { useSettingText } from './use-setting-text.ts';
import { useTargetName } from './use-target-name.ts';

export interface AuditSheetProps {
  /** The entry, or undefined where the list does not hold it. */
  entry: AuditEntry | undefined;
  /** Whether it is being read. */
  isLoading: boolean;
  /** Called when it is to close. */
  onClose: () => void;
  /** Lists what one person did alone. */
  onActor: (id: string) => void;
  /** Lists what was done to one thing alone; of a person also who looked at them. */
  onTarget: (id: string) => void;
}

/** One entry of the audit log beside it. */
export function AuditSheet({ entry, isLoading, onClose, ...rest }: AuditSheetProps) {
  const t = useAdminSettingsText();
  return (
    <SideSheet isOpen onOpenChange={onClose} title={entry ? t(`action.${entry.action}`) : t('entry.title')}>
      {entry ? (
        <EntryFacts entry={entry} {...rest} />
      ) : isLoading ? (
        <LoadingRegion label={t('entry.loading')}>
          <Skeleton lines={6} />
        </LoadingRegion>
      ) : (
        <ErrorState title={t('entry.gone.title')} headingLevel={3}>
          {t('entry.gone.body')}
        </ErrorState>
      )}
    </SideSheet>
  );
}

/** Where the thing that was acted on stands, or null where it has no page. */
function pageOf({ kind, id }: AuditEntry['target']): string | null {
  if (kind === 'USER') return paths.adminUsers({ user: id });
  if (kind === 'PROVIDER' || kind === 'CREDENTIALS') return paths.adminProviders({ provider: id });
  return kind === 'SESSION' ? paths.adminSessions({ session: id }) : null;
}

function EntryFacts({
  entry,
  onActor,
  onTarget,
}: Pick<AuditSheetProps, 'onActor' | 'onTarget'> & { entry: AuditEntry }) {
  const t = useAdminSettingsText();
  const moment = usePlaceTime();
  const words = useSettingText();
  const changes = words.changesOf(entry);
  const name = useTargetName()(entry.target);
  const page = pageOf(entry.target);
  return (
    <Stack gap="x3">
      <KeyValueList
        items={[
          { term: t('audit.column.at'), value: moment(entry.at) },
          { term: t('audit.column.actor'), value: entry.actor.displayName },
          { term: t('audit.column.outcome'), value: t(`outcome.${entry.outcome ?? 'DONE'}`) },
          {
            term: t('audit.column.target'),
            value: (
              <>
                {page === null ? <bdi>{name}</bdi> : <Link href={page}>{name}</Link>}{' '}
                <code dir="ltr">{entry.target.id}</code>
              </>
            ),
          },
          { term: t('audit.column.kind'), value: t(`target.${entry.target.kind}`) },
          { term: t('audit.column.reason'), value: words.reasonOf(entry) },
          { term: t('entry.id'), value: <code dir="ltr">{entry.id}</code> },
        ]}
      />
      <Facts title={t('audit.column.change')}>
        {changes.length > 0 ? <Bulleted items={changes} /> : <Text tone="muted">{t('entry.noChange')}</Text>}
      </Facts>
      <Stack gap="x1" align="start">
        <Button size="small" variant="secondary" onPress={() => onActor(entry.actor.id)}>
          {t('entry.byActor', { name: entry.actor.displayName })}
        </Button>
        <Button size="small" variant="secondary" onPress={() => onTarget(entry.target.id)}>
          {t(entry.target.kind === 'USER' ? 'entry.looks' : 'entry.ofTarget')}
        </Button>
      </Stack>
    </Stack>
  );
}
