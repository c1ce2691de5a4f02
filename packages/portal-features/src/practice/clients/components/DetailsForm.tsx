import { Button, FormActions, Heading, Stack, Text } from '@sakina/design-system';
import type { Client } from '@sakina/platform/contract';
import type { TypedTexts } from '../model/typed-texts.ts';
import { useClientsText } from '../messages/index.ts';
import { KeptNotice } from '../../../shared/form/index.ts';
import { ErrorNotice } from '../../../shared/index.ts';
import { DetailsConflict } from './DetailsConflict.tsx';
import { DetailsFields } from './DetailsFields.tsx';
import { DetailsRead } from './DetailsRead.tsx';
import { useDetails } from './use-details.ts';

export interface DetailsFormProps {
  /** The client, as their provider sees them. */
  client: Client;
  /** Keeps what is typed while another part is looked at. */
  typed: TypedTexts;
}

/** What the provider keeps about a client, to be changed (CALL-18); after a discharge to be read. */
export function DetailsForm({ client, typed }: DetailsFormProps) {
  return client.status === 'DISCHARGED' ? <DetailsRead client={client} /> : <Form client={client} typed={typed} />;
}

function Form({ client, typed }: DetailsFormProps) {
  const t = useClientsText();
  const details = useDetails(client, typed);
  const { form, problems, error, isRunning, isChanged, conflict, discard } = details;
  return (
    <form noValidate onSubmit={details.submit} aria-label={t('view.details')}>
      <Stack gap="x3">
        <Text size="sm" tone="muted" measure>
          {t('details.lead')}
        </Text>
        <KeptNotice {...details.unsaved} onDiscard={discard} />
        <ErrorNotice error={error} />
        <DetailsFields form={form} problems={problems} />
        <FormActions>
          {isChanged && (
            <Button variant="quiet" onPress={discard}>
              {t('details.discard')}
            </Button>
          )}
          <Button type="submit" isPending={isRunning}>
            {t('details.save')}
          </Button>
        </FormActions>
        <Stack gap="x1">
          <Heading level={3} size="sm">
            {t('details.account')}
          </Heading>
          <DetailsRead client={client} isAccountOnly />
        </Stack>
      </Stack>
      {conflict && <DetailsConflict conflict={conflict} onResolve={details.resolve} onClose={details.closeConflict} />}
    </form>
  );
}
