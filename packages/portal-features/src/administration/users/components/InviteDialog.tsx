import {
  Button,
  CheckboxGroup,
  Dialog,
  DialogFoot,
  Form,
  Select,
  SubmitButton,
  Text,
  TextField,
  useToast,
} from '@sakina/design-system';
import { inviteStaff, listOrganizations } from '@sakina/platform/contract';
import { useAction, useOperation } from '@sakina/platform/react';
import { fieldProblems, isApiError } from '@sakina/platform/client';
import type { AccountRole } from '@sakina/platform/contract';
import { looksLikeEmail, mayGiveRole, own } from '@sakina/platform/domain';
import { useState } from 'react';
import { KeptNotice, readKeptForm, useKept } from '../../../shared/form/index.ts';
import { RefusedAct, useAdminText } from '../../shared/index.ts';
import { useRoleName } from '../../../shared/role-names/index.ts';
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
const NOTHING = { displayName: '', email: '', roles: [] as AccountRole[], organizationId: '' };
const keptForm = {
  start: NOTHING,
  isBlank: ({ displayName, email }: typeof NOTHING) => displayName.trim() === '' && email.trim() === '',
  read: (kept: unknown) => readKeptForm(kept, NOTHING),
};
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
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('invite.title')} isDismissable={false}>
      <InviteForm onClose={onClose} onInvited={onInvited} />
    </Dialog>
  );
}

function InviteForm({ onClose, onInvited }: InviteDialogProps) {
  const t = useAdminUsersText();
  const admin = useAdminText();
  const roleName = useRoleName();
  const toast = useToast();
  const invite = useAction(inviteStaff);
  const acting = useActing(false);
  const organizations = useOperation(listOrganizations, {}).data?.items ?? [];
  const kept = useKept('staff-invitation', keptForm);
  const { value: form, set: setForm } = kept;
  const [isChecked, setChecked] = useState(false);
  const refused = fieldProblems(invite.error);
  const [sentEmail, setSentEmail] = useState('');
  const isTaken = isApiError(invite.error, 'EMAIL_TAKEN') && sentEmail === form.email;
  // Whoever was invited before gets the invitation again from their own page.
  const takenId = isTaken && isApiError(invite.error) ? textOf(own(invite.error.details, 'id')) : undefined;
  const local = {
    displayName: form.displayName.trim() === '' ? t('invite.name.missing') : undefined,
    email: looksLikeEmail(form.email) ? undefined : t('invite.email.wrong'),
    roles: form.roles.length === 0 ? t('roles.none') : undefined,
  };
  const messages = {
    displayName: (isChecked ? local.displayName : undefined) ?? refused['displayName'],
    email: (isChecked ? local.email : undefined) ?? (isTaken ? t('invite.email.taken') : refused['email']),
    roles: (isChecked ? local.roles : undefined) ?? refused['roles'],
  };
  const errors = Object.entries(messages).flatMap(([name, message]) => (message ? [{ name, message }] : []));

  async function send() {
    setChecked(true);
    if (local.displayName ?? local.email ?? local.roles) return;
    setSentEmail(form.email);
    try {
      const user = await invite.run({
        body: {
          displayName: form.displayName.trim(),
          email: form.email.trim(),
          roles: form.roles,
          organizationId: form.organizationId === '' ? null : form.organizationId,
        },
      });
      kept.clear();
      toast({ tone: 'success', title: t('invite.done', { name: user.displayName }) });
      onInvited(user.id);
    } catch {
      // The error is shown at its field or above them.
    }
  }
  return (
    <Form onSubmit={send} errors={errors} errorFocus="field" headingLevel={3}>
      <Text>{t('invite.lead')}</Text>
      <KeptNotice {...kept} onDiscard={kept.clear} />
      {invite.error && errors.length === 0 && <RefusedAct error={invite.error} />}
      <TextField
        label={t('invite.name')}
        name="displayName"
        isRequired
        value={form.displayName}
        onChange={(displayName) => setForm({ ...form, displayName })}
        errorMessage={messages.displayName}
        autoComplete="off"
      />
      <TextField
        label={t('column.email')}
        name="email"
        type="email"
        isRequired
        value={form.email}
        onChange={(email) => setForm({ ...form, email })}
        errorMessage={messages.email}
        autoComplete="off"
      />
      {takenId !== undefined && (
        <div>
          <Button size="small" variant="secondary" onPress={() => onInvited(takenId)}>
            {t('invite.email.open')}
          </Button>
        </div>
      )}
      <CheckboxGroup
        label={t('column.roles')}
        description={t('invite.roles.help')}
        name="roles"
        layout="grid"
        isRequired
        options={STAFF.filter((role) => mayGiveRole(acting.roles, role)).map((id) => ({
          id,
          label: roleName(id),
        }))}
        value={form.roles}
        onChange={(ids) => setForm({ ...form, roles: STAFF.filter((role) => ids.includes(role)) })}
        errorMessage={messages.roles}
      />
      <Select
        label={t('column.organization')}
        anyLabel={t('detail.noOrganization')}
        options={organizations.map(({ id, name }) => ({ id, label: name }))}
        value={form.organizationId}
        onChange={(organizationId) => setForm({ ...form, organizationId })}
      />
      <DialogFoot>
        <Button variant="quiet" onPress={onClose}>
          {admin('cancel')}
        </Button>
        <SubmitButton variant="primary">{t('invite.send')}</SubmitButton>
      </DialogFoot>
    </Form>
  );
}
