import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FEATURES, holdersOf, importersIn, isOfFeatures } from './form-holders.ts';
import { readImportGraph } from './import-graph.ts';
import { root } from './repository.ts';

/** A form of the page or of a dialog. */
const DRAWS_FORM = /<(?:Form|form)\b/;
/** A state of the attempt, as react-hook-form holds it for its forms. */
const HOLDS_ATTEMPT = /\[(?:is|has|was)(?:Tried|Checked|Attempted|Submitted),[^\]]*\] = useState\b/;
/** The library of decision 0010, or what shared/form makes of it. */
const BY_LIBRARY = /from 'react-hook-form'/;

/** Forms that are not the library’s, with the reason (decision 0010). */
const BY_HAND: Readonly<Record<string, string>> = {
  // A whole record with a version, held by `useRecordForm` or an editor of its own for longer than its form stands: the
  // change is merged field by field with what another window saved.
  'account/profile/components/NotificationsForm.tsx': 'a record, held while another part of the profile is shown',
  'account/profile/components/TimesForm.tsx': 'a record, held while another part of the profile is shown',
  'money/payments/components/Settings.tsx': 'a record, by useRecordForm',
  'practice/availability/components/HoursEditor.tsx': 'a record of lists within lists, saved as a whole',
  'practice/availability/components/use-hours-editor.ts': 'a record of lists within lists, saved as a whole',
  'practice/clients/components/DetailsForm.tsx': 'a record, held while another tab of it is shown',
  'practice/public-page/components/PageEditor.tsx': 'a record, shown beside as clients will see it',
  'practice/public-page/components/use-page-editor.ts': 'a record, shown beside as clients will see it',
  // Saved, or sealed as a draft of many parts, while it is typed.
  'care/safety-plan/components/SectionEditor.tsx': 'rows of a plan, moved and taken away, that are merged line by line',
  'live/room/components/ScratchNote.tsx': 'a text that is saved while it is typed',
  'money/insurance/components/ClaimFields.tsx': 'findings of two kinds at one field, of which one lets it be sent',
  'money/insurance/components/use-claim-form.ts': 'findings of two kinds at one field, of which one lets it be sent',
  // Shows what is saved until something is typed, and what is saved may change until then; sent later where there is no
  // connection.
  'care/deenya/components/CheckInForm.tsx': 'follows what is saved of the day until something is typed',
  'care/deenya/components/EntryForm.tsx': 'follows the saved entry until something is typed',
  'care/deenya/components/use-check-in.ts': 'follows what is saved of the day until something is typed',
  'care/deenya/components/use-entry-work.ts': 'follows the saved entry until something is typed',
  // Choices, and no fields.
  'account/onboarding/components/TopicsQuestions.tsx': 'choices, saved as they are made',
  'account/onboarding/components/use-topics.ts': 'choices, saved as they are made',
  'administration/settings/components/PoliciesPanel.tsx':
    'holds changed policies alone: the others follow what is saved',
  'administration/users/components/RolesDialog.tsx': 'choices',
  'care/booking/components/MoveReview.tsx': 'one agreement; all else was chosen in the steps before',
  'care/booking/components/ReviewStep.tsx': 'one agreement; all else was chosen in the steps before',
  'care/booking/components/ServiceStep.tsx': 'a choice, held by the address',
  'care/booking/components/TimeStep.tsx': 'a choice, held by the address',
  'care/dashboard/views/measures/QuestionnairePanel.tsx': 'answers to choose from, in steps',
  'care/directory/components/SlotChoice.tsx': 'a choice',
  'money/insurance/components/RemittanceLine.tsx': 'one choice',
  // One text.
  'care/deenya/components/ReflectionForm.tsx': 'one text',
  'care/deenya/components/use-step-work.ts': 'one text',
  'care/deenya/screens/AssistantScreen.tsx': 'one text',
  'live/room/components/ChatForm.tsx': 'one text',
  'live/room/components/WordToHost.tsx': 'one text',
  'shared/messages-thread/ComposeForm.tsx': 'one text, with files',
  'shared/messages-thread/use-compose.ts': 'one text, with files',
};

describe('a form', () => {
  const whole = readImportGraph(root);
  const graph = new Map([...whole].filter(([file]) => isOfFeatures(file)));
  const importers = importersIn(graph);
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const isByLibrary = (file: string) => BY_LIBRARY.test(read(file));
  const byHand = [...graph.keys()]
    .filter((file) => !file.startsWith(`${FEATURES}shared/form/`))
    .filter((file) => {
      const source = read(file);
      if (HOLDS_ATTEMPT.test(source)) return true;
      return (
        file.endsWith('.tsx') && DRAWS_FORM.test(source) && ![...holdersOf(file, graph, importers)].some(isByLibrary)
      );
    })
    .map((file) => file.slice(FEATURES.length))
    .toSorted();

  it('is one of react-hook-form, or is named here with its reason', () => {
    expect(byHand.filter((file) => !(file in BY_HAND))).toEqual([]);
  });

  it('is named here only while it is made by hand', () => {
    expect(Object.keys(BY_HAND).filter((file) => !byHand.includes(file))).toEqual([]);
  });

  it.each([
    ['<Form onSubmit={save}>', true],
    ['<form noValidate>', true],
    ['<FormActions>', false],
    ['<Format />', false],
  ])('%s is drawn as one: %s', (source, isOne) => {
    expect(DRAWS_FORM.test(source)).toBe(isOne);
  });

  it.each([
    ['const [hasTried, setTried] = useState(false);', true],
    ['const [isChecked, setChecked] = useState(false);', true],
    ['const { isSubmitted } = formState;', false],
    ['const [isOpen, setOpen] = useState(false);', false],
  ])('%s holds an attempt: %s', (source, holds) => {
    expect(HOLDS_ATTEMPT.test(source)).toBe(holds);
  });
});
