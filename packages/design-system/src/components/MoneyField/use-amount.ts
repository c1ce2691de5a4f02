import { useMemo, useState } from 'react';
import { useLocale } from '../../foundations/locale/locale.tsx';
import { moneyForm, readMoney, toDecimalText } from './money.ts';
import type { MoneyProblem } from './money.ts';

interface Draft {
  text: string;
  /** The amount it was read as; when the owner's amount is another one, the owner has changed it. */
  minor: number | null;
}

/** What the field shows: what is being typed, or the owner's amount as the locale writes it. */
interface AmountText {
  text: string;
  /** What is wrong with the text. */
  problem: MoneyProblem | undefined;
  /** Whether the field was left since it was typed in. */
  wasLeft: boolean;
  /** Takes what was typed. */
  type: (text: string) => void;
  /** Writes the amount out when the field is left; a text that is not an amount stays as it is. */
  settle: () => void;
  /** Writes an amount as this field would. */
  write: (minor: number) => string;
}

/** Keeps the text of an amount apart from the amount, so that nothing typed is lost or rewritten while typing. */
export function useAmount(
  value: number | null,
  currency: string,
  onChange: (minor: number | null) => void,
): AmountText {
  const { locale } = useLocale();
  const form = useMemo(() => moneyForm(locale, currency), [locale, currency]);
  const format = useMemo(
    () => new Intl.NumberFormat(locale, { minimumFractionDigits: form.places, maximumFractionDigits: form.places }),
    [locale, form],
  );
  const amount = value !== null && Number.isFinite(value) ? value : null;
  const [draft, setDraft] = useState<Draft>();
  const [wasLeft, setWasLeft] = useState(false);
  const current = draft && Object.is(draft.minor, amount) ? draft : undefined;
  const write = (minor: number) => format.format(toDecimalText(minor, form.places) as `${number}`);
  const problem = current ? readMoney(current.text, form).problem : undefined;
  return {
    text: current?.text ?? (amount === null ? '' : write(amount)),
    problem,
    wasLeft,
    type: (text) => {
      const minor = readMoney(text, form).minor ?? null;
      setDraft({ text, minor });
      setWasLeft(false);
      if (!Object.is(minor, amount)) onChange(minor);
    },
    settle: () => {
      setWasLeft(true);
      if (!problem) setDraft(undefined);
    },
    write,
  };
}
