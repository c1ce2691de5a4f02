import { CheckboxGroup, useToast } from '@sakina/design-system';
import { accountRole, requestApproval, setUserRoles } from '@sakina/platform/contract';
import type { AccountRole, AdminUserDetail } from '@sakina/platform/contract';
import { isProviderRole, product } from '@sakina/platform/domain';
import { useAction, useFormat } from '@sakina/platform/react';
import { useState } from 'react';
import { ReasonDialog } from '../../shared/index.ts';
import { useRoleName } from '../../../shared/role-names/messages/index.ts';
import { useAdminUsersText } from '../messages/index.ts';
import { isChangedByTwo, isOffered, rolesRefusal } from '../model/guards.ts';
import type { Acting } from '../model/guards.ts';
import { roleEffects } from '../model/role-effects.ts';

const ORGANIZATION_VIEWER = `${product.id}:viewer`;

export interface RolesDialogProps {
  /** The person whose account it is. */
  user: AdminUserDetail;
  acting: Acting;
  /** Called when it is to close. */
  onClose: () => void;
}

/** Chooses someone’s roles and says what the choice opens and closes before it is sent. */
export function RolesDialog({ user, acting, onClose }: RolesDialogProps) {
  const t = useAdminUsersText();
  const roleName = useRoleName();
  const format = useFormat();
  const toast = useToast();
  const setRoles = useAction(setUserRoles);
  const ask = useAction(requestApproval);
  // The roles that were seen when this opened: where they are others by now, the server refuses.
  const [before] = useState<readonly AccountRole[]>(user.roles);
  const [chosen, setChosen] = useState<readonly AccountRole[]>(user.roles);
  const [isChecked, setChecked] = useState(false);
  const effects = roleEffects(before, chosen);
  const names = (roles: readonly AccountRole[]) => format.list(roles.map((role) => roleName(role)));
  const isByTwo = isChangedByTwo(before, chosen);
  const isSame = effects.added.length + effects.removed.length === 0;
  const refusal = rolesRefusal({ ...user, roles: [...before] }, chosen, acting);
  const problem =
    chosen.length === 0
      ? t('roles.none')
      : refusal
        ? t(`refusal.roles.${refusal}`)
        : isChecked && isSame
          ? t('roles.same')
          : undefined;
  const lines = isSame
    ? [t('roles.effect.nothing')]
    : [
        ...effects.added.map((role) => t('roles.effect.added', { role: roleName(role) })),
        ...effects.removed.map((role) => t('roles.effect.removed', { role: roleName(role) })),
        ...effects.portalsGained.map((portal) => t('roles.effect.opens', { portal: t(`portal.${portal}`) })),
        ...effects.portalsLost.map((portal) => t('roles.effect.closes', { portal: t(`portal.${portal}`) })),
        ...(effects.portalsGained.length + effects.portalsLost.length === 0 ? [t('roles.effect.samePortals')] : []),
        ...effects.areasGained
          .filter((area) => !effects.portalsGained.includes(area))
          .map((area) => t('roles.effect.area', { area: t(`portal.${area}`) })),
        t(isByTwo ? 'roles.effect.second' : 'roles.effect.when'),
      ];
  return (
    <ReasonDialog
      isOpen
      onClose={onClose}
      record={`roles:${user.id}`}
      title={t('roles.title', { name: user.displayName })}
      effects={lines}
      confirmLabel={t(isByTwo ? 'roles.ask' : 'roles.save')}
      tone={effects.touchesAdministrators ? 'danger' : 'primary'}
      error={isByTwo ? ask.error : setRoles.error}
      onConfirm={async (reason) => {
        setChecked(true);
        if (problem !== undefined || isSame) return false;
        const body = { roles: [...chosen], before: [...before], reason };
        if (isByTwo) {
          await ask.run({ body: { ...body, kind: 'PLATFORM_ADMIN', userId: user.id } });
          toast({ tone: 'success', title: t('roles.asked') });
        } else {
          await setRoles.run({ params: { id: user.id }, body });
          toast({ tone: 'success', title: t('roles.done', { name: user.displayName, roles: names(chosen) }) });
        }
        onClose();
        return true;
      }}
    >
      <CheckboxGroup
        label={t('column.roles')}
        layout="grid"
        isRequired
        options={accountRole.options
          .filter((id) => isOffered(id, { roles: [...before] }, acting))
          .map((id) => ({
            id,
            label: roleName(id),
            ...(isProviderRole(id) && !user.roles.includes(id) && { description: t('roles.licence') }),
            // Both viewers have one name (ROLE-2).
            ...(id === ORGANIZATION_VIEWER && { description: t('roles.inOrganization') }),
          }))}
        value={[...chosen]}
        onChange={(ids) => setChosen(accountRole.options.filter((role) => ids.includes(role)))}
        errorMessage={problem}
      />
    </ReasonDialog>
  );
}
