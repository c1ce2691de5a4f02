import { Heading, Stack, Text } from '@sakina/design-system';
import styled from 'styled-components';
import { StoryLink } from '../../look/StoryLink.tsx';
import { useContractText } from '../messages/index.ts';
import type { Entry } from '../model/entries.ts';
import { FAILURE_STORIES } from '../../../tools/contract/failure-stories.ts';
import { failuresAddress, storyAddress } from '../model/story-address.ts';

const File = styled(Text)`overflow-wrap: anywhere;`;

/** Where the repository declares, mocks, calls and shows an operation. */
export function UsesTab({ entry, titles }: { entry: Entry; titles: Readonly<Record<string, string>> }) {
  const t = useContractText();
  const { operation, declaredIn, mock, uses, gaps } = entry;
  return (
    <Stack gap="x4">
      <Files title={t('uses.declared')} files={declaredIn === undefined ? [] : [declaredIn]} />
      <Files title={t('uses.mock')} files={mock ? [mock.file] : []} />
      <Files title={t('uses.callers')} files={uses.callers} />
      <Files title={t('uses.screens')} files={uses.screens} />
      <Files title={t('uses.stories')} files={uses.stories} addressOf={(file) => storyAddress(titles[file])} />
      <Files
        title={t('uses.failures')}
        files={gaps.includes('failures') ? [] : [FAILURE_STORIES]}
        addressOf={() => failuresAddress(operation)}
      />
    </Stack>
  );
}

interface FilesProps {
  title: string;
  files: readonly string[];
  addressOf?: (file: string) => string | null;
}

function Files({ title, files, addressOf = () => null }: FilesProps) {
  const t = useContractText();
  return (
    <Stack gap="x1">
      <Heading level={3} size="md">
        {title}
      </Heading>
      {files.length === 0 ? (
        <Text size="sm" tone="muted">
          {t('uses.none')}
        </Text>
      ) : (
        <Stack as="ul" gap="half">
          {files.map((file) => {
            const address = addressOf(file);
            return (
              <li key={file}>
                <File forwardedAs="span" font="code" size="sm" dir="ltr">
                  {address === null ? file : <StoryLink address={address}>{file}</StoryLink>}
                </File>
              </li>
            );
          })}
        </Stack>
      )}
    </Stack>
  );
}
