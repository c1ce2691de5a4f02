/** A story's own settings for axe. */
export interface StoryAxe {
  disable?: boolean;
  test?: string;
  options?: { rules?: Record<string, { enabled: boolean }> };
  config?: { rules?: { id: string; enabled?: boolean }[] };
}

/** What a story says of itself before it is shown. */
export interface StoryFacts {
  /** Globals that the story itself holds fast, such as `{ locale: 'ar' }`. */
  own: Record<string, unknown>;
  /** The size of the viewport that it asks for, as CSS lengths. */
  viewport?: { width: string; height: string } | undefined;
  a11y: StoryAxe;
}

/** How a story came out. */
export interface Shown extends StoryFacts {
  /** What went wrong, in words; undefined where nothing did. */
  problem?: string | undefined;
}

/** A story as the preview holds it; only what is read here. */
export interface LoadedStory {
  storyGlobals?: Record<string, unknown> & { viewport?: string | { value?: string } };
  parameters: {
    a11y?: StoryAxe;
    viewport?: { options?: Record<string, { styles?: { width: string; height: string } }> };
  };
}

/** Runs inside the page: what a story says of itself. The viewport has to be right before it is shown. */
export async function readFacts(id: string): Promise<StoryFacts> {
  const story = await globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue?.loadStory({ storyId: id });
  if (story === undefined) throw new Error('The page holds no Storybook that tells of its stories.');
  const { storyGlobals = {}, parameters } = story;
  const named = typeof storyGlobals.viewport === 'object' ? storyGlobals.viewport.value : storyGlobals.viewport;
  // Storybook's own sizes, which it offers where the project names none.
  const phones: Record<string, { width: string; height: string }> = {
    mobile1: { width: '320px', height: '568px' },
    mobile2: { width: '414px', height: '896px' },
    tablet: { width: '834px', height: '1112px' },
  };
  const viewport = named === undefined ? undefined : (parameters.viewport?.options?.[named]?.styles ?? phones[named]);
  return {
    own: JSON.parse(JSON.stringify(storyGlobals)) as Record<string, unknown>,
    viewport,
    a11y: JSON.parse(JSON.stringify(parameters.a11y ?? {})) as StoryAxe,
  };
}
