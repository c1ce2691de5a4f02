import { Banner, Button, Checkbox, Form, FormActions, SubmitButton, TextArea, TextField } from '@sakina/design-system';
import { journalLimits } from '@sakina/platform/contract';
import { ErrorNotice, HelpBeside } from '../../../shared/index.ts';
import { useDeenyaText } from '../messages/index.ts';
import type { EntryWork } from './use-entry-work.ts';

export interface EntryFormProps {
  /** What is typed, and the attempt to keep it. */
  work: EntryWork;
  /** Whether the page shows crisis help already. */
  isHelpShown: boolean;
  /** Leaves what stood as it was; left out for a new entry. */
  onCancel?: () => void;
}

const ORDER = ['body', 'title', 'tags'] as const;

/** Writes an entry: the text first, a title and tags where wanted. */
export function EntryForm({ work, isHelpShown, onCancel }: EntryFormProps) {
  const t = useDeenyaText();
  const { fields, problems, set, otherVersion } = work;
  const wrong = (name: (typeof ORDER)[number]) => (problems[name] ? t(`entry.wrong.${problems[name]}`) : undefined);
  const errors = ORDER.flatMap((name) => {
    const message = wrong(name);
    return message === undefined ? [] : [{ name, message }];
  });
  return (
    <Form onSubmit={() => work.save()} errors={errors} errorFocus="field">
      {otherVersion === null ? (
        <ErrorNotice error={work.error} />
      ) : (
        <Banner
          tone="warning"
          urgency="assertive"
          title={t('conflict.title')}
          actions={
            <>
              <Button size="small" isPending={work.isRunning} onPress={() => void work.save(otherVersion)}>
                {t('conflict.mine')}
              </Button>
              {onCancel && (
                <Button size="small" variant="secondary" onPress={onCancel}>
                  {t('conflict.other')}
                </Button>
              )}
            </>
          }
        >
          {t('conflict.body')}
        </Banner>
      )}
      <TextArea
        name="body"
        isRequired
        label={t('entry.body')}
        description={t('entry.bodyHelp')}
        rows={8}
        autoFocus={onCancel !== undefined}
        maxLength={journalLimits.body}
        value={fields.body}
        onChange={(body) => set({ body })}
        errorMessage={wrong('body')}
      />
      <HelpBeside
        titleLevel={2}
        text={`${fields.title}\n${fields.body}\n${fields.tags}`}
        isShownElsewhere={isHelpShown}
      />
      <TextField
        name="title"
        label={t('entry.title')}
        value={fields.title}
        onChange={(title) => set({ title })}
        errorMessage={wrong('title')}
      />
      <TextField
        name="tags"
        label={t('entry.tags')}
        description={t('entry.tagsHelp')}
        value={fields.tags}
        onChange={(tags) => set({ tags })}
        errorMessage={wrong('tags')}
      />
      <Checkbox value={fields.isFavourite} onChange={(isFavourite) => set({ isFavourite })}>
        {t('entry.makeFavourite')}
      </Checkbox>
      <FormActions isSticky>
        {onCancel && (
          <Button variant="quiet" onPress={onCancel}>
            {t('checkIn.cancel')}
          </Button>
        )}
        <SubmitButton>{t('entry.save')}</SubmitButton>
      </FormActions>
    </Form>
  );
}
