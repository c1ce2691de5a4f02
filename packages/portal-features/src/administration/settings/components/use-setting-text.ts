import type { AuditEntry } from '@sakina/platform/contract';
import { accountRole, cancellationCode, decisionAction } from '@sakina/platform/contract';
import { planIds, portals, portalSwitchReasons } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import type { Format } from '@sakina/platform/react';
import { useMemo } from 'react';
import { useCancellationReason } from '../../../shared/cancellation/index.ts';
import { useRoleName } from '../../../shared/role-names/messages/index.ts';
import { useAdminSettingsText } from '../messages/index.ts';
import { isSettingPath } from '../model/setting-changes.ts';

type Value = AuditEntry['before'][string];
const FIELDS = [
  'roles',
  'status',
  'verification',
  'portal',
  'rows',
  'filters',
  'suspended',
  'name',
  'invitation',
  'sessionsCalledOff',
  'grant',
  'part',
  'why',
  'danger',
  'justified',
  'told',
  'secretEndsWith',
  'listed',
  'owner',
  'isShared',
  'renamed',
  'decision',
] as const;
/** The code of a refusal. */
const REFUSED = 'refused';
/** An amount that was paid back, in minor units of the currency that follows. */
const REFUNDED = 'refunded.';
const STATES = [
  'ACTIVE',
  'SUSPENDED',
  'INVITED',
  'DELETED',
  'PENDING',
  'VERIFIED',
  'LAPSED',
  'SUBMITTED',
  'NEEDS_CHANGES',
  'APPROVED',
  'DECLINED',
  'CANCELLED',
  'SCHEDULED',
  'CONFIRMED',
  'WITHDRAWN',
  'EXPIRED',
  'FORBIDDEN',
  'RANK',
  'OWN_ACCOUNT',
  'OWN_MATTER',
  'LAST_ADMIN',
  'LAST_OWNER',
  'LICENCE_NEEDED',
  'NEEDS_APPROVAL',
  'BREAK_GLASS_REQUIRED',
  'NOTES',
  'PLANS',
  'MEASURES',
  'DANGER',
  'COURT_ORDER',
  'COMPLAINT',
  'RECORD_FAULT',
  'CARE_HANDOVER',
  ...decisionAction.options,
] as const;
const UNITS = {
  freeUntilHours: 'hours',
  lateFeePercent: 'percent',
  keepDays: 'days',
  deletedAccountDays: 'days',
} as const;

/** Says in words what a field is called, what it holds, and how it changed. Unknown names are said as they stand. */
export function useSettingText() {
  const t = useAdminSettingsText();
  const roleName = useRoleName();
  const cancellationReason = useCancellationReason();
  const format = useFormat();
  return useMemo(
    () => settingWords(t, roleName, cancellationReason, format),
    [t, roleName, cancellationReason, format],
  );
}

/** The same without React. */
function settingWords(
  t: ReturnType<typeof useAdminSettingsText>,
  roleName: ReturnType<typeof useRoleName>,
  cancellationReason: ReturnType<typeof useCancellationReason>,
  format: Format,
) {
  function nameOf(path: string): string {
    if (isSettingPath(path)) return t(`setting.${path}`);
    const field = FIELDS.find((name) => name === path);
    if (field) return t(`field.${field}`);
    if (path.startsWith(REFUNDED)) return t('field.refunded');
    if (path.startsWith('integrations.')) return t('field.integration', { id: path.slice('integrations.'.length) });
    return path;
  }

  function wordOf(value: string): string {
    const role = accountRole.options.find((id) => id === value);
    if (role) return roleName(role);
    const plan = planIds.find((id) => id === value);
    if (plan) return t(`plan.${plan}`);
    const portal = portals.find((id) => id === value);
    if (portal) return t(`portal.${portal}`);
    const state = STATES.find((id) => id === value);
    return state ? t(`state.${state}`) : value;
  }

  const filterName = (filter: string) => nameOf(filter === 'role' ? 'roles' : filter);

  function valueOf(path: string, value: Value | undefined): string {
    if (value === null || value === undefined || value === '') return t('value.none');
    if (typeof value === 'boolean') return t(value ? 'value.on' : 'value.off');
    // A list of names of filters, each called as the field that it narrows.
    if (path === 'filters' && Array.isArray(value)) return format.list(value.map(filterName));
    if (Array.isArray(value)) return value.length === 0 ? t('value.none') : format.list(value.map(wordOf));
    // The log has the id of who it was assigned to, which says nothing to a reader.
    if (path === 'owner') return t('value.assigned');
    if (path === 'invitation' && value === 'PENDING') return t('state.OPEN');
    if (typeof value === 'string') return wordOf(value);
    const name = path.split('.').at(-1) ?? '';
    if (path.startsWith(REFUNDED)) return format.money({ amountMinor: value, currency: name });
    if (path.startsWith('policies.retention') && name.endsWith('Years')) return t('value.years', { count: value });
    const unit = Object.entries(UNITS).find(([id]) => id === name)?.[1];
    if (unit === 'percent') return format.percent(value);
    return unit ? t(`value.${unit}`, { count: value }) : format.number(value);
  }

  /** What changed, a sentence a field; lists say what was added and what was taken away. */
  function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): string[] {
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((path) => {
      // What was refused changed nothing; the code of the refusal is its reason.
      if (path === REFUSED) return [];
      const name = nameOf(path);
      const [was, is] = [before[path], after[path]];
      // A secret is kept as the times at which it was replaced, which say nothing to a reader.
      if (path.startsWith('integrations.')) return [t('change.secret', { name })];
      if (Array.isArray(was) && Array.isArray(is)) {
        const added = is.filter((entry) => !was.includes(entry));
        const removed = was.filter((entry) => !is.includes(entry));
        return [
          ...(added.length > 0 ? [t('change.added', { name, values: format.list(added.map(wordOf)) })] : []),
          ...(removed.length > 0 ? [t('change.removed', { name, values: format.list(removed.map(wordOf)) })] : []),
        ];
      }
      if (was === undefined) return [t('change.set', { name, value: valueOf(path, is) })];
      return [t('change.fromTo', { name, before: valueOf(path, was), after: valueOf(path, is) })];
    });
  }
  /** Why it was done, or why it was refused. */
  function reasonOf({ action, reason, after }: Pick<AuditEntry, 'action' | 'reason' | 'after'>): string | null {
    const code = after[REFUSED];
    if (typeof code === 'string') return t('reason.refused', { why: wordOf(code) });
    // Of a cancellation the log has the code alone: its text may mention the client.
    const cancelled = action === 'session.cancelled' && cancellationCode.options.find((id) => id === reason);
    if (cancelled) return cancellationReason(cancelled);
    const switched = action === 'portal.switched' && portalSwitchReasons.find((id) => id === reason);
    return switched ? t(`reason.switched.${switched}`) : reason;
  }
  return { nameOf, valueOf, changesOf, reasonOf };
}
