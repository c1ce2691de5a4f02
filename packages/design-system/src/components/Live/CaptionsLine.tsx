import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import type { HTMLAttributes } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { captionsStyle, linesStyle, sizesStyle } from './CaptionsLine.styles.ts';
import { useLiveText } from './messages/index.ts';

/** A piece of speech as text. */
export interface Caption {
  /** Stable key of the piece while its text is still being recognized. */
  id: string;
  /** Who speaks, as shown. */
  speaker: string;
  /** The words so far. */
  text: string;
  /** BCP 47 tag of the language that is spoken. */
  lang?: string;
  /** Whether the words will not change any more; only then are they read out. */
  isFinal: boolean;
}

/** How large captions are. */
export type CaptionSize = 'small' | 'medium' | 'large';

export interface CaptionsLineProps extends HTMLAttributes<HTMLDivElement> {
  /** What was said, from early to late; the last ones are shown. */
  captions: readonly Caption[];
  /**
   * Whether captions are shown.
   * @default true
   */
  isOn?: boolean;
  /**
   * How large they are.
   * @default 'medium'
   */
  size?: CaptionSize;
  /** Called with the size that the reader chooses; left out, it cannot be chosen. */
  onSizeChange?: (size: CaptionSize) => void;
  /**
   * How many pieces are shown at once.
   * @default 2
   */
  lines?: number;
}

const SIZES: readonly CaptionSize[] = ['small', 'medium', 'large'];

const Root = styled.div`${captionsStyle}`;
const Lines = styled.div`${linesStyle}`;
const Sizes = styled(ToggleButtonGroup)`${sizesStyle}`;

/** What is being said, as text by speaker. Words that may still change are shown at once and read out when final. */
export function CaptionsLine({
  captions,
  isOn = true,
  size = 'medium',
  onSizeChange,
  lines = 2,
  ...rest
}: CaptionsLineProps) {
  const t = useLiveText();
  const shown = captions.slice(-lines);
  const finished = captions.filter(({ isFinal }) => isFinal).slice(-lines);
  return (
    <Root {...rest} role="group" aria-label={t('captions')} data-size={size}>
      <Lines aria-hidden={isOn && shown.length > 0 ? true : undefined}>
        {!isOn && <p data-part="note">{t('captions.off')}</p>}
        {isOn && shown.length === 0 && <p data-part="note">{t('captions.waiting')}</p>}
        {isOn &&
          shown.map(({ id, speaker, text, lang, isFinal }) => (
            <p key={id} data-open={!isFinal || undefined}>
              <b>
                <bdi>{speaker}</bdi>
              </b>
              <span dir="auto" lang={lang}>
                {text}
              </span>
            </p>
          ))}
      </Lines>
      <VisuallyHidden as="div" role="log" aria-label={t('captions')}>
        {isOn &&
          finished.map(({ id, speaker, text, lang }) => (
            <p key={id}>
              <bdi>{speaker}</bdi>
              {': '}
              <bdi lang={lang}>{text}</bdi>
            </p>
          ))}
      </VisuallyHidden>
      {isOn && onSizeChange && (
        <Sizes
          aria-label={t('captions.size')}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[size]}
          onSelectionChange={(keys) => {
            const next = SIZES.find((one) => keys.has(one));
            if (next) onSizeChange(next);
          }}
        >
          {SIZES.map((one) => (
            <ToggleButton key={one} id={one}>
              {t(`captions.size.${one}`)}
            </ToggleButton>
          ))}
        </Sizes>
      )}
    </Root>
  );
}
