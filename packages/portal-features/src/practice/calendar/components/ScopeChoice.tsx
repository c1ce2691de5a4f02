import { RadioGroup } from '@sakina/design-system';
import { useProviderCalendarText } from '../messages/index.ts';
import { SCOPES } from '../model/scope.ts';
import type { Scope } from '../model/scope.ts';

export interface ScopeChoiceProps {
  /** Which sessions of the series are meant. */
  value: Scope;
  /** Called when other sessions are meant. */
  onChange: (scope: Scope) => void;
}

/** This session, those from it on, or all of its series that are ahead. */
export function ScopeChoice({ value, onChange }: ScopeChoiceProps) {
  const t = useProviderCalendarText();
  return (
    <RadioGroup
      label={t('series.scope')}
      isRequired
      value={value}
      onChange={(id) => onChange(SCOPES.find((scope) => scope === id) ?? 'ONE')}
      options={SCOPES.map((id) => ({ id, label: t(`series.scope.${id}`) }))}
    />
  );
}
