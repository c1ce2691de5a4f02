import { Button, Heading, Stack, Text, theme } from '@sakina/design-system';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useStageText } from './messages/index.ts';

const Root = styled.dialog`
  inline-size: 100%;
  max-inline-size: none;
  block-size: 100%;
  max-block-size: none;
  margin: 0;
  padding: ${theme.space.x3};
  border: none;
  background: ${theme.color.nightCanvas};
  color: ${theme.color.nightText};
  &[open] { display: grid; place-items: center; }
  &::backdrop { background: ${theme.color.nightCanvas}; }
`;

/** Hides the whole page, names included, for as long as someone else may look at the screen. Escape shows it again. */
export function Cover({ onShow }: { onShow: () => void }) {
  const t = useStageText();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <Root
      ref={dialog}
      aria-label={t('cover.title')}
      onCancel={(event) => {
        event.preventDefault();
        onShow();
      }}
    >
      <Stack gap="x2" align="start">
        <Heading level={2}>{t('cover.title')}</Heading>
        <Text measure>{t('cover.body')}</Text>
        <Button autoFocus onPress={onShow}>
          {t('cover.show')}
        </Button>
      </Stack>
    </Root>
  );
}
