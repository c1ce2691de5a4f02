import { useLocale } from '@sakina/design-system';
import type { Instrument, MeasureDefinition, Severity } from '@sakina/platform/contract';
import { useMeasureText } from './messages/index.ts';

const ITEMS = {
  PHQ_9: ['PHQ_9.1', 'PHQ_9.2', 'PHQ_9.3', 'PHQ_9.4', 'PHQ_9.5', 'PHQ_9.6', 'PHQ_9.7', 'PHQ_9.8', 'PHQ_9.9'],
  GAD_7: ['GAD_7.1', 'GAD_7.2', 'GAD_7.3', 'GAD_7.4', 'GAD_7.5', 'GAD_7.6', 'GAD_7.7'],
} as const satisfies Readonly<Record<Instrument, readonly string[]>>;

const POINTS = [0, 1, 2, 3] as const;

/** A questionnaire in the reader's language. */
export interface MeasureWords {
  /** The language of the words, where it is not the reader's own. */
  lang: string | undefined;
  /** What the questionnaire is about, in a sentence. */
  about: string;
  /** What stands above the items. */
  stem: string;
  /** The items, in their order. */
  items: readonly string[];
  /** The answers that every item offers. */
  points: readonly { value: number; label: string }[];
  /** What is asked last and not scored. */
  difficulty: { text: string; points: readonly { value: number; label: string }[] };
}

/**
 * Gives the words of a questionnaire. The wording is part of what was validated: in English it is the server's own, in
 * another language the published translation, as long as it has the same items; else the server's, marked as English.
 */
export function useMeasureWords(): (definition: MeasureDefinition) => MeasureWords {
  const t = useMeasureText();
  const { locale } = useLocale();
  const isEnglish = new Intl.Locale(locale).language === 'en';
  return (definition) => {
    const { instrument, items, options, difficulty } = definition;
    const isKnown =
      items.length === ITEMS[instrument].length &&
      options.length === POINTS.length &&
      difficulty.options.length === POINTS.length;
    if (isEnglish || !isKnown) {
      return {
        lang: isEnglish ? undefined : 'en',
        about: definition.about,
        stem: definition.stem,
        items: items.map(({ text }) => text),
        points: options.map(({ score, text }) => ({ value: score, label: text })),
        difficulty: {
          text: difficulty.text,
          points: difficulty.options.map(({ value, text }) => ({ value, label: text })),
        },
      };
    }
    return {
      lang: undefined,
      about: t(`about.${instrument}`),
      stem: t(`stem.${instrument}`),
      items: ITEMS[instrument].map((key) => t(key)),
      points: POINTS.map((value) => ({ value, label: t(`option.${value}`) })),
      difficulty: {
        text: t('difficulty'),
        points: POINTS.map((value) => ({ value, label: t(`difficulty.${value}`) })),
      },
    };
  };
}

/** Gives the words for a band of a questionnaire: 'Mild symptoms of anxiety'. */
export function useSeverityText(): (instrument: Instrument, severity: Severity) => string {
  const t = useMeasureText();
  return (instrument, severity) => t(`severity.${instrument}.${severity}`);
}
