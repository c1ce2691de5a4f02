/** For the stories of the companion; nothing of the product imports it. */
import { AssistantScreen } from './screens/AssistantScreen.tsx';
import { DeenyaHomeScreen } from './screens/DeenyaHomeScreen.tsx';
import { EntryScreen } from './screens/EntryScreen.tsx';
import { ExercisesScreen } from './screens/ExercisesScreen.tsx';
import { JournalScreen } from './screens/JournalScreen.tsx';
import { ProgrammeScreen } from './screens/ProgrammeScreen.tsx';
import { ProgrammesScreen } from './screens/ProgrammesScreen.tsx';
import { StepScreen } from './screens/StepScreen.tsx';
import { StoryAddress } from '../../shared/testing/story-address.tsx';
import { readDeenyaPlace } from './model/place.ts';
import type { DeenyaPlace } from './model/place.ts';

/** The whole companion: its screens by address, as the app routes them. */
export function CompanionWalk({ start }: { start: DeenyaPlace }) {
  return (
    <StoryAddress
      start={start}
      read={({ pathname, searchParams }) => (pathname === '/deenya' ? readDeenyaPlace(searchParams) : undefined)}
    >
      {(place, go) => <Place place={place} go={go} />}
    </StoryAddress>
  );
}

function Place({ place, go }: { place: DeenyaPlace; go: (place: DeenyaPlace) => void }) {
  switch (place.view) {
    case 'home':
      return <DeenyaHomeScreen />;
    case 'programmes':
      return <ProgrammesScreen filter={place.filter} onFilterChange={(filter) => go({ view: 'programmes', filter })} />;
    case 'programme':
      return <ProgrammeScreen key={place.programme} programmeId={place.programme} />;
    case 'day':
      return <StepScreen key={`${place.programme} ${place.day}`} programmeId={place.programme} day={place.day} />;
    case 'journal':
      return <JournalScreen />;
    case 'entry':
      return <EntryScreen entryId={place.entry} promptId={place.prompt} onPlaceChange={go} />;
    case 'exercises':
      return <ExercisesScreen exerciseId={place.exercise} />;
    case 'assistant':
      return <AssistantScreen />;
  }
}
