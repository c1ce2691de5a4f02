import { Heading, Stack } from '@sakina/design-system';
import type { StepBlock } from '@sakina/platform/contract';
import type { ReactNode } from 'react';
import { useDeenyaText } from '../messages/index.ts';
import { BreathingExercise } from './BreathingExercise.tsx';
import { GroundingExercise } from './GroundingExercise.tsx';
import { Prayer } from './Prayer.tsx';
import { Written } from './Written.tsx';

export interface StepBlocksProps {
  /** What the step is made of, from top to bottom. */
  blocks: readonly StepBlock[];
  /** BCP 47 tag of the programme’s language. */
  language: string;
}

/** What there is to read and to do in a step. Nothing of it has to be done. */
export function StepBlocks({ blocks, language }: StepBlocksProps) {
  return (
    <Stack gap="x4">
      {/* The content never changes while it is shown, so its place is its name. */}
      {blocks.map((block, index) => (
        <Block key={index} block={block} language={language} />
      ))}
    </Stack>
  );
}

function Block({ block, language }: { block: StepBlock; language: string }) {
  const t = useDeenyaText();
  switch (block.kind) {
    case 'READING':
      return <Prose title={block.heading} paragraphs={block.paragraphs} language={language} />;
    case 'SPOKEN':
      return (
        <Prose
          title={block.title}
          paragraphs={block.paragraphs}
          language={language}
          note={t('spoken.note', { count: block.minutes })}
        />
      );
    case 'QUESTION':
      return <Prose title={block.question} paragraphs={block.hint === null ? [] : [block.hint]} language={language} />;
    case 'PRAYER':
      return <Prayer prayer={block} language={language} />;
    case 'BREATHING':
      return (
        <Titled title={block.title} language={language}>
          <BreathingExercise exercise={block} language={language} />
        </Titled>
      );
    case 'GROUNDING':
      return (
        <Titled title={block.title} language={language}>
          <GroundingExercise exercise={block} language={language} />
        </Titled>
      );
  }
}

function Titled({ title, language, children }: { title: string | null; language: string; children: ReactNode }) {
  return (
    <Stack gap="x1h">
      {title !== null && (
        <Heading level={2} size="lg" lang={language} dir="auto">
          {title}
        </Heading>
      )}
      {children}
    </Stack>
  );
}

function Prose({
  title,
  paragraphs,
  language,
  note,
}: {
  title: string | null;
  paragraphs: readonly string[];
  language: string;
  note?: string;
}) {
  return (
    <Titled title={title} language={language}>
      {note !== undefined && (
        <Written lang={language} size="sm" tone="muted">
          {note}
        </Written>
      )}
      {paragraphs.map((paragraph) => (
        <Written key={paragraph} lang={language} font="reading" measure>
          {paragraph}
        </Written>
      ))}
    </Titled>
  );
}
