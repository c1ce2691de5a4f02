import { useEffect, useState } from 'react';
import { useLocale } from '../../foundations/locale/locale.tsx';
import type { Chunk } from '../../foundations/chunk/chunk.ts';
import { countryOf } from './countries.ts';
import { formatTyped, phoneProblem, readInternational, showPhone, toE164 } from './phone.ts';
import type { PhoneProblem, PhoneText } from './phone.ts';
import type { PhoneRules } from './rules.ts';

/** The rules once loaded; until then, or when loading fails, the field works without them. */
export function useRules(chunk: Chunk<PhoneRules>): { rules: PhoneRules | undefined; hasFailed: boolean } {
  const [state, setState] = useState<{ rules?: PhoneRules; hasFailed: boolean }>({ hasFailed: false });
  useEffect(() => {
    let isOver = false;
    chunk.read().then(
      (rules) => {
        if (!isOver) setState({ rules, hasFailed: false });
      },
      () => {
        if (!isOver) setState({ hasFailed: true });
      },
    );
    return () => {
      isOver = true;
    };
  }, [chunk]);
  return { rules: state.rules, hasFailed: state.hasFailed };
}

/** A number being typed. */
interface Phone extends PhoneText {
  /** What is wrong, once the field was left. */
  problem: PhoneProblem | undefined;
  /** Takes what was typed; `isAtEnd` says that the cursor is at the end, so that the text may be formatted. */
  type: (text: string, isAtEnd: boolean) => void;
  chooseCountry: (country: PhoneText['country']) => void;
  /** Normalizes the number when the field is left. */
  settle: () => void;
}

interface Typed extends PhoneText {
  /** The value it was read as; when the owner's value is another one, the owner has changed it. */
  value: string;
}

/**
 * Keeps the text of a number apart from its value, so that nothing typed is lost while rules load or an owner
 * re-renders.
 */
export function usePhone(
  rules: PhoneRules | undefined,
  value: string,
  defaultCountry: string | undefined,
  onChange: (value: string) => void,
): Phone {
  const { locale } = useLocale();
  const [typed, setTyped] = useState<Typed>();
  const [wished, setWished] = useState<PhoneText['country']>();
  const [wasLeft, setWasLeft] = useState(false);
  const fallback = wished ?? countryOf(rules, defaultCountry, locale);
  const shown = typed?.value === value ? typed : showPhone(rules, value, fallback);

  function keep(next: PhoneText) {
    const nextValue = toE164(rules, next.text, next.country);
    setTyped({ ...next, value: nextValue });
    setWished(next.country);
    if (nextValue !== value) onChange(nextValue);
  }
  return {
    text: shown.text,
    country: shown.country,
    problem: wasLeft ? phoneProblem(rules, shown.text, shown.country) : undefined,
    type: (text, isAtEnd) => {
      setWasLeft(false);
      const isGrowing = text.length > shown.text.length;
      const pasted =
        rules && text.length > shown.text.length + 1 ? readInternational(rules, text, shown.country) : undefined;
      keep(
        pasted ?? {
          text: rules && isAtEnd && isGrowing ? formatTyped(rules, text, shown.country) : text,
          country: shown.country,
        },
      );
    },
    chooseCountry: (country) =>
      keep({ text: rules ? formatTyped(rules, shown.text.replace(/^\+\d+/, ''), country) : shown.text, country }),
    settle: () => {
      setWasLeft(true);
      if (!rules || shown.text === '') return;
      const whole = readInternational(rules, shown.text, shown.country);
      keep(whole ?? { text: formatTyped(rules, shown.text, shown.country), country: shown.country });
    },
  };
}
