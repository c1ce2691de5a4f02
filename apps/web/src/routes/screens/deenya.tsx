import { lazyPart } from '@sakina/design-system';
import {
  DeenyaHomeScreen,
  readDeenyaPlace,
  useDeenyaPageName,
  writeDeenyaPlace,
} from '@sakina/portal-features/care/deenya';
import type { DeenyaPlace } from '@sakina/portal-features/care/deenya';
import { use, useCallback, useEffect, useRef } from 'react';
import { useNavigationType, useSearchParams } from 'react-router-dom';
import { configuredFlags } from '../../session/flags.ts';
import { useFeaturesOff } from '../../session/features-off.ts';
import { FlagGate, TurnedOff } from '../FeatureGate.tsx';

// One chunk per part of the companion: the home loads without the journal, and without the assistant while its flag is
// off (FRAME-8).
const programmes = () => import('@sakina/portal-features/care/deenya/programmes');
const journal = () => import('@sakina/portal-features/care/deenya/journal');
const Programmes = lazyPart(() => programmes().then((m) => m.ProgrammesScreen));
const Programme = lazyPart(() => programmes().then((m) => m.ProgrammeScreen));
const Step = lazyPart(() => programmes().then((m) => m.StepScreen));
const Journal = lazyPart(() => journal().then((m) => m.JournalScreen));
const Entry = lazyPart(() => journal().then((m) => m.EntryScreen));
const Exercises = lazyPart(() =>
  import('@sakina/portal-features/care/deenya/exercises').then((m) => m.ExercisesScreen),
);
const Assistant = lazyPart(() =>
  import('@sakina/portal-features/care/deenya/assistant').then((m) => m.AssistantScreen),
);

function Home() {
  const isOff = useFeaturesOff()?.has('assistant') ?? false;
  return <DeenyaHomeScreen hasAssistant={use(configuredFlags()).assistant && !isOff} />;
}

/**
 * The views of the companion share a path but are pages to their reader: each starts at its top, with the focus at the
 * start of the content. A filter is not another view, and an entry that was just saved manages its own focus.
 */
function usePlaceArrival(place: DeenyaPlace): void {
  const kind = useNavigationType();
  const name = place.view === 'programmes' ? place.view : writeDeenyaPlace(place).toString();
  const isKept = place.view === 'entry' && kind === 'REPLACE';
  const former = useRef(name);
  useEffect(() => {
    if (former.current === name) return;
    former.current = name;
    if (isKept) return;
    if (kind !== 'POP') window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [name, kind, isKept]);
}

/** Views that are someone’s own, or help at once: they stay while the companion is turned off for everyone. */
const LASTING: ReadonlySet<DeenyaPlace['view']> = new Set(['journal', 'entry', 'exercises']);

export function DeenyaPage() {
  const [params, setParams] = useSearchParams();
  const place = readDeenyaPlace(params);
  usePlaceArrival(place);
  useDeenyaPageName(place);
  const off = useFeaturesOff();
  const go = useCallback(
    (next: DeenyaPlace) =>
      setParams(writeDeenyaPlace(next), { replace: true, preventScrollReset: next.view === 'programmes' }),
    [setParams],
  );
  if (off?.has('companion') && !LASTING.has(place.view)) return <TurnedOff feature="companion" />;
  if (off?.has('assistant') && place.view === 'assistant') return <TurnedOff feature="assistant" />;
  switch (place.view) {
    case 'home':
      return <Home />;
    case 'programmes':
      return <Programmes filter={place.filter} onFilterChange={(filter) => go({ view: 'programmes', filter })} />;
    case 'programme':
      return <Programme key={place.programme} programmeId={place.programme} />;
    case 'day':
      return <Step key={`${place.programme} ${place.day}`} programmeId={place.programme} day={place.day} />;
    case 'journal':
      return <Journal />;
    case 'entry':
      return <Entry entryId={place.entry} promptId={place.prompt} onPlaceChange={go} />;
    case 'exercises':
      return <Exercises exerciseId={place.exercise} />;
    case 'assistant':
      return (
        <FlagGate flag="assistant">
          <Assistant />
        </FlagGate>
      );
  }
}
