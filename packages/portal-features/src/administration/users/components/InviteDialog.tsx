import { Button, CheckboxGroup, Select, Text, TextField, useToast } from '@sakina/design-system';
import { inviteStaff, listOrganizations } from '@sakina/platform/contract';
import { useAction, useOperation } from '@sakina/platform/react';
import { isApiError } from '@sakina/platform/client';
import type { AccountRole } from '@sakina/platform/contract';
import { adminScope, looksLikeEmail, mayGiveRole, own } from '@sakina/platform/domain';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormDialog } from '../../../shared/dialogs/index.ts';
import { FormField, KeptNotice, useKeptForm } from '../../../shared/form/index.ts';
import { RefusedAct, useAdminText } from '../../shared/index.ts';
import { useRoleName } from '../../../shared/role-names/messages/index.ts';
import { useAdminUsersText } from '../messages/index.ts';
import { useActing } from './use-acting.ts';

/**
 * Roles of staff. A provider’s role comes from an application whose licence was checked, and a platform administrator
 * is approved by two.
 */
const STAFF = [
  'sakina:owner',
  'sakina:admin',
  'sakina:manager',
  'sakina:user',
  'sakina:viewer',
] as const satisfies readonly AccountRole[];
const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

export interface InviteDialogProps {
  /** Called when it is to close. */
  onClose: () => void;
  /** Called with the id of the account that waits now. */
  onInvited: (id: string) => void;
}

/**
 * Invites a member of staff: name, address, roles and organisation. A taken or malformed address is said at its field.
 */
export function InviteDialog({ onClose, onInvited }: InviteDialogProps) {
  const t = useAdminUsersText();
  const admin = useAdminText();
  const roleName = useRoleName();
  const toast = useToast();
  const invite = useAction(inviteStaff);
  const acting = useActing(false);
  const organizations = useOperation(listOrganizations, {});
  const items = organizations.data?.items;
  // Whoever answers for one organization invites into it alone: the server refuses everything else.
  const only = adminScope(acting.roles) === 'PLATFORM' ? undefined : items?.[0]?.id;
  const form = useForm({
    defaultValues: { displayName: '', email: '', roles: [] as AccountRole[], organizationId: '' },
  });
  const { control } = form;
  const kept = useKeptForm(form, 'staff-invitation');
  const email = useWatch({ control, name: 'email' });
  const [taken, setTaken] = useState<{ email: string; id: string | undefined }>();
  // Whoever was invited before gets the invitation again from their own page.
  const takenId = taken?.email === email ? taken.id : undefined;

  return (
    <FormDialog
      form={form}
      kept={kept}
      title={t('invite.title')}
      confirmLabel={t('invite.send')}
      cancelLabel={admin('cancel')}
      error={invite.error}
      problem={invite.error && <RefusedAct error={invite.error} />}
      onClose={onClose}
      send={async (fields) => {
        const { displayName, organizationId, roles } = fields;
        try {
          return await invite.run({
            body: {
              displayName: displayName.trim(),
              email: fields.email.trim(),
              roles,
              organizationId: only ?? (organizationId === '' ? null : organizationId),
            },
          });
        } catch (refusal) {
          if (!isApiError(refusal, 'EMAIL_TAKEN')) throw refusal;
          invite.reset();
          setTaken({ email: fields.email, id: textOf(own(refusal.details, 'id')) });
          form.setError('email', { message: t('invite.email.taken') }, { shouldFocus: true });
          return false;
        }
      }}
      onSent={({ id, displayName }) => {
        toast({ tone: 'success', title: t('invite.done', { name: displayName }) });
        onInvited(id);
      }}
    >
      <Text>{t('invite.lead')}</Text>
      <KeptNotice {...kept} onDiscard={kept.forget} />
      <FormField
        control={control}
        name="displayName"
        rules={{ validate: (name) => name.trim() !== '' || t('invite.name.missing') }}
      >
        {(field) => <TextField {...field} label={t('invite.name')} isRequired autoComplete="off" />}
      </FormField>
      <FormField
        control={control}
        name="email"
        rules={{ validate: (address) => looksLikeEmail(address) || t('invite.email.wrong') }}
      >
        {(field) => <TextField {...field} label={t('column.email')} type="email" isRequired autoComplete="off" />}
      </FormField>
      {takenId !== undefined && (
        <div>
          <Button size="small" variant="secondary" onPress={() => onInvited(takenId)}>
            {t('invite.email.open')}
          </Button>
        </div>
      )}
      <FormField control={control} name="roles" rules={{ validate: ({ length }) => length > 0 || t('roles.none') }}>
        {(field) => (
          <CheckboxGroup
            {...field}
            label={t('column.roles')}
            description={t('invite.roles.help')}
            layout="grid"
            isRequired
            options={STAFF.filter((role) => mayGiveRole(acting.roles, role)).map((id) => ({ id, label: roleName(id) }))}
            onChange={(ids) => field.onChange(STAFF.filter((role) => ids.includes(role)))}
          />
        )}
      </FormField>
      {/* No organization is a choice only beside the others: nobody is invited into none because the list is late. */}
      <FormField
        control={control}
        name="organizationId"
        rules={{ validate: () => items !== undefined || t('invite.organization.unread') }}
      >
        {(field) =>
          items === undefined ? (
            <Select
              {...field}
              label={t('column.organization')}
              placeholder={t(organizations.error ? 'invite.organization.failed' : 'invite.organization.loading')}
              options={[]}
              isRequired
              isDisabled
            />
          ) : (
            <Select
              {...field}
              {...(only === undefined ? { anyLabel: t('detail.noOrganization') } : { value: only, isRequired: true })}
              label={t('column.organization')}
              options={items.map(({ id, name }) => ({ id, label: name }))}
            />
          )
        }
      </FormField>
      {organizations.error && items === undefined && (
        <div>
          <Button size="small" variant="secondary" onPress={organizations.reload}>
            {t('invite.organization.retry')}
          </Button>
        </div>
      )}
    </FormDialog>
  );
}
