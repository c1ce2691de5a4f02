import { Stack, TextArea } from '@sakina/design-system';
import { noteLimits } from '@sakina/platform/contract';
import { hasWords } from '@sakina/platform/domain';
import { useEffect, useRef } from 'react';
import { useNotesText } from '../messages/index.ts';
import { withText } from '../model/templates.ts';
import type { NoteContent } from '../model/templates.ts';

export interface SectionFieldsProps {
  /** The sections of the note. */
  content: NoteContent;
  /** Called with the whole note after a change. */
  onChange: (content: NoteContent) => void;
  /** Called when a field is left. */
  onLeave: () => void;
  /** Raise it to put the focus into the first field; 0 leaves it where it is. */
  focusFirst: number;
  /** Signing was tried and found nothing written: a field that holds marks alone says so. */
  isFoundEmpty: boolean;
}

/** The length from which the characters are counted: the last tenth. */
const COUNT_FROM = noteLimits.section * 0.9;

/** A text field for each section, with a hint of what belongs there. */
export function SectionFields({ content, onChange, onLeave, focusFirst, isFoundEmpty }: SectionFieldsProps) {
  const t = useNotesText();
  const first = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (focusFirst > 0) first.current?.focus();
  }, [focusFirst]);
  const problemOf = (text: string) => {
    if (text.length > noteLimits.section) return t('section.tooLong');
    return isFoundEmpty && text.trim() !== '' && !hasWords(text) ? t('section.noWords') : undefined;
  };
  return (
    <Stack gap="x3">
      {content.sections.map(({ key, text }, index) => (
        <TextArea
          key={key}
          label={t(`section.${key}`)}
          description={t(`guide.${key}`)}
          hasOptionalMark={false}
          rows={4}
          value={text}
          onChange={(next) => onChange(withText(content, key, next))}
          onBlur={onLeave}
          errorMessage={problemOf(text)}
          {...(text.length > COUNT_FROM && { maxLength: noteLimits.section })}
          {...(index === 0 && { ref: first })}
        />
      ))}
    </Stack>
  );
}
