import { Button, Dialog, Select, Text } from '@sakina/design-system';
import type { NoteTemplate } from '@sakina/platform/contract';
import { professionOf } from '@sakina/platform/domain';
import { useFormat, useUser } from '@sakina/platform/react';
import { useState } from 'react';
import { useNotesText } from '../messages/index.ts';
import { homelessSections, inTemplate, SECTIONS_OF, templatesFor } from '../model/templates.ts';
import type { HomelessText, NoteContent } from '../model/templates.ts';

export interface TemplateChoiceProps {
  /** The sections of the note. */
  content: NoteContent;
  /** Called with the note in its new template. */
  onChange: (content: NoteContent) => void;
}

/**
 * Changes a note's template to another of the author’s profession. Text without a place in the new one is asked about
 * first. Nothing is shown where there is only one template.
 */
export function TemplateChoice({ content, onChange }: TemplateChoiceProps) {
  const t = useNotesText();
  const templates = templatesFor(professionOf(useUser()), content.template);
  const [asked, setAsked] = useState<NoteTemplate>();
  if (templates.length < 2) return null;

  function choose(id: string) {
    const template = templates.find((option) => option === id);
    if (!template || template === content.template) return;
    if (homelessSections(content, template).length > 0) setAsked(template);
    else onChange(inTemplate(content, template, 'drop'));
  }

  return (
    <>
      <Select
        label={t('template.label')}
        hasOptionalMark={false}
        options={templates.map((id) => ({ id, label: t(`template.${id}`), description: t(`template.${id}.about`) }))}
        value={content.template}
        onChange={choose}
      />
      {asked && (
        <HomelessQuestion
          content={content}
          to={asked}
          onAnswer={(homeless) => {
            if (homeless) onChange(inTemplate(content, asked, homeless));
            setAsked(undefined);
          }}
        />
      )}
    </>
  );
}

interface HomelessQuestionProps {
  content: NoteContent;
  to: NoteTemplate;
  /** Called with what happens to the text; undefined keeps the template. */
  onAnswer: (homeless: HomelessText | undefined) => void;
}

function HomelessQuestion({ content, to, onAnswer }: HomelessQuestionProps) {
  const t = useNotesText();
  const { locale } = useFormat();
  const [firstKey] = SECTIONS_OF[to];
  const sections = new Intl.ListFormat(locale).format(
    homelessSections(content, to).map(({ key }) => t(`section.${key}`)),
  );
  return (
    <Dialog
      isOpen
      onOpenChange={() => onAnswer(undefined)}
      role="alertdialog"
      title={t('template.ask.title', { template: t(`template.${to}`) })}
      actions={
        <>
          <Button variant="secondary" onPress={() => onAnswer(undefined)}>
            {t('template.ask.keep', { template: t(`template.${content.template}`) })}
          </Button>
          <Button variant="secondary" onPress={() => onAnswer('drop')}>
            {t('template.ask.drop')}
          </Button>
          {firstKey && (
            <Button variant="action" onPress={() => onAnswer('move')}>
              {t('template.ask.move', { section: t(`section.${firstKey}`) })}
            </Button>
          )}
        </>
      }
    >
      <Text>{t('template.ask.body', { template: t(`template.${to}`), sections })}</Text>
    </Dialog>
  );
}
