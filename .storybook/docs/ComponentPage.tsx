import type { ComponentGuide } from '@sakina/design-system';
import { Controls, Description, Heading, Primary, Title, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { Fragment, use } from 'react';
import styled from 'styled-components';
import { nameWithoutIds } from '../look/story-name.ts';

/** `Button` of `./packages/…/Button.stories.tsx`. */
const nameOf = (path: string) => /(\w+)\.(?:stories\.tsx|guide\.ts)$/.exec(path)?.[1] ?? '';

/** The guides of all components by name: `Button` for `Button.guide.ts`. */
const guides = Object.fromEntries(
  Object.entries(
    import.meta.glob<ComponentGuide>('../../packages/design-system/src/components/*/*.guide.ts', {
      eager: true,
      import: 'guide',
    }),
  ).map(([path, guide]) => [nameOf(path), guide]),
);

/** How a component is shown beside its first story, by the values of the toolbar. */
const LOOKS = [
  { name: 'Monochrome, as for administrators', globals: 'theme:admin' },
  { name: 'By night', globals: 'colorScheme:dark' },
  { name: 'Right to left, in Arabic', globals: 'locale:ar' },
] as const;

const Frames = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr));
  gap: 1rem;
  margin-block: 1rem 2rem;
  & figure { margin: 0; }
  & figcaption { margin-block-end: 0.5rem; font: 600 0.875rem/1.4 sans-serif; }
  & iframe { inline-size: 100%; block-size: 15rem; border: 1px solid #d0d5e4; border-radius: 4px; background: #fff; }
`;

function Sentences({ title, lines }: { title: string; lines: readonly string[] | undefined }) {
  if (!lines || lines.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

function Keys({ keys }: Pick<ComponentGuide, 'keys'>) {
  if (keys.length === 0) return <p>{'It takes no focus itself. What it holds keeps its own keys.'}</p>;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{'Key'}</th>
          <th scope="col">{'What it does'}</th>
        </tr>
      </thead>
      <tbody>
        {keys.map(([key, effect]) => (
          <tr key={key}>
            <th scope="row">
              {key.split(', ').map((one, index) => (
                <Fragment key={one}>
                  {index > 0 && ', '}
                  <kbd>{one}</kbd>
                </Fragment>
              ))}
            </th>
            <td>{effect}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Guide({ guide }: { guide: ComponentGuide }) {
  const addresses = use(pages);
  return (
    <>
      <Heading>{'When to use it'}</Heading>
      <Sentences title="Use it when" lines={guide.when} />
      <Sentences title="Use something else when" lines={guide.whenNot} />
      <Sentences title="Do" lines={guide.dos} />
      <Sentences title="Don’t" lines={guide.donts} />
      <Heading>{'Anatomy'}</Heading>
      <ol>
        {guide.anatomy.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ol>
      <Heading>{'Keyboard'}</Heading>
      <Keys keys={guide.keys} />
      <Heading>{'Right to left'}</Heading>
      <p>{guide.rightToLeft}</p>
      <Heading>{'Related'}</Heading>
      <ul>
        {guide.related.map((name) => {
          const address = addresses.get(name);
          return (
            <li key={name}>
              {address ? (
                <a href={address} target="_top">
                  {name}
                </a>
              ) : (
                name
              )}
            </li>
          );
        })}
      </ul>
      <p>{`Since version ${guide.since}.`}</p>
    </>
  );
}

interface StoryIndex {
  readonly entries: Readonly<
    Record<string, { readonly id: string; readonly importPath: string; readonly type: string }>
  >;
}

/** The addresses of the pages of documents by the name of their guide, from the index that Storybook itself reads. */
const pages: Promise<ReadonlyMap<string, string>> = fetch('index.json')
  .then((response) => response.json() as Promise<StoryIndex>)
  .then(
    ({ entries }) =>
      new Map(
        Object.values(entries)
          .filter(({ type }) => type === 'docs')
          .map(({ id, importPath }) => [nameOf(importPath), `?path=/docs/${id}`]),
      ),
    () => new Map<string, string>(),
  );

/** The page of documents of a component, built from its code, its guide and its stories by one template (SHOW-7). */
export function ComponentPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const name = nameOf(String(preparedMeta.parameters['fileName']));
  const guide = guides[name];
  const stories = Object.values(csfFile.stories);
  const first = stories.find(({ id }) => id.endsWith('--default')) ?? stories[0];
  return (
    <>
      <Title />
      <Description />
      <Primary />
      <Heading>{'Props'}</Heading>
      <Controls />
      {guide && <Guide guide={guide} />}
      {first && (
        <>
          <Heading>{'In its other looks'}</Heading>
          <Unstyled>
            <Frames>
              {LOOKS.map((look) => (
                <figure key={look.name}>
                  <figcaption>{look.name}</figcaption>
                  <iframe
                    loading="lazy"
                    title={`${look.name}: ${name}`}
                    src={`iframe.html?id=${first.id}&viewMode=story&globals=${look.globals}`}
                  />
                </figure>
              ))}
            </Frames>
          </Unstyled>
        </>
      )}
      <Heading>{'States'}</Heading>
      <ul>
        {stories.map((story) => (
          <li key={story.id}>
            <a href={`?path=/story/${story.id}`} target="_top">
              {nameWithoutIds(story.name)}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
