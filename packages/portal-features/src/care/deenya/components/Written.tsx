import { Text } from '@sakina/design-system';
import type { TextProps } from '@sakina/design-system';

export interface WrittenProps extends TextProps {
  /** BCP 47 tag of the language it is written in; it need not be the page's own. */
  lang: string;
}

/** Words of a programme in the language of the programme, whatever language the page around them speaks. */
export function Written({ lang, ...rest }: WrittenProps) {
  return <Text {...rest} lang={lang} dir="auto" />;
}
