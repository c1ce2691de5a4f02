import {
  Button,
  CheckboxGroup,
  Heading,
  MoneyField,
  NumberField,
  Select,
  Stack,
  TextField,
  theme,
  up,
} from '@sakina/design-system';
import styled from 'styled-components';
import { useInsuranceText } from '../messages/index.ts';
import type { ClaimForm, LineForm } from '../model/draft.ts';

export interface LineFieldsProps {
  /** Place of the line, from 0. */
  index: number;
  /** What is typed of the claim. */
  form: ClaimForm;
  /** The line as it is typed. */
  line: LineForm;
  /** ISO 4217. */
  currency: string;
  /** Called with the whole form after a change. */
  onChange: (next: ClaimForm) => void;
  /** What is wrong with a field, in words. */
  messageOf: (field: string) => string | undefined;
}

const CODES = ['90791', '90832', '90834', '90837', '90846', '90847', '90853', '96127'] as const;
const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.x2};
  align-items: start;
  @media ${up.sm} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`;

/** One line of a claim: what was done, how often, for how much, and for which diagnoses. */
export function LineFields({ index, form, line, currency, onChange, messageOf }: LineFieldsProps) {
  const t = useInsuranceText();
  const at = `lines.${index}`;
  const set = (change: Partial<LineForm>) =>
    onChange({ ...form, lines: form.lines.map((each, place) => (place === index ? { ...each, ...change } : each)) });
  const title = t('line.title', { line: index + 1 });
  return (
    <Stack as="section" gap="x2" aria-label={title}>
      <Heading level={3} size="md">
        {title}
      </Heading>
      <Select
        name={`${at}.procedureCode`}
        label={t('field.procedure')}
        isRequired
        options={CODES.map((id) => ({
          id,
          label: t(`code.${id}`),
          description: t('field.procedure.code', { code: id }),
        }))}
        value={line.procedureCode}
        onChange={(id) => set({ procedureCode: CODES.find((code) => code === id) ?? line.procedureCode })}
        errorMessage={messageOf(`${at}.procedureCode`)}
      />
      <Pair>
        <TextField
          label={t('field.modifiers')}
          description={t('field.modifiers.help')}
          name={`${at}.modifiers`}
          value={line.modifiers}
          onChange={(modifiers) => set({ modifiers })}
          maxLength={20}
          errorMessage={messageOf(`${at}.modifiers`)}
        />
        <NumberField
          label={t('field.units')}
          name={`${at}.units`}
          isRequired
          min={1}
          max={99}
          value={line.units}
          onChange={(units) => set({ units })}
          errorMessage={messageOf(`${at}.units`)}
        />
        <MoneyField
          label={t('field.charge')}
          name={`${at}.charge`}
          currency={currency}
          isRequired
          value={line.chargeMinor}
          onChange={(chargeMinor) => set({ chargeMinor })}
          errorMessage={messageOf(`${at}.charge`)}
        />
      </Pair>
      <CheckboxGroup
        name={`${at}.diagnosisPointers`}
        label={t('field.pointers')}
        isRequired
        options={form.diagnoses.map(({ code, description }, place) => ({
          id: String(place + 1),
          label: t('pointer', { place: place + 1, code, description }),
        }))}
        value={line.pointers.map(String)}
        // The order of ticking is kept: the leading diagnosis of a line is its first.
        onChange={(ids) => set({ pointers: ids.map(Number) })}
        errorMessage={messageOf(`${at}.diagnosisPointers`)}
      />
      {form.lines.length > 1 && (
        <div>
          <Button
            variant="quiet"
            onPress={() => onChange({ ...form, lines: form.lines.filter((_, place) => place !== index) })}
          >
            {t('line.remove', { line: index + 1 })}
          </Button>
        </div>
      )}
    </Stack>
  );
}
