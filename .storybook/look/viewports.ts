import { adminBreakpoints, portalBreakpoints } from '@sakina/design-system';

const viewport = (name: string, width: number, height: number) => ({
  name: `${name}, ${width} px`,
  styles: { width: `${width}px`, height: `${height}px` },
});

const steps = (theme: string, breakpoints: Readonly<Record<string, number>>) =>
  Object.entries(breakpoints)
    .filter(([, width]) => width > 0)
    .map(
      ([step, width]) =>
        [
          `${theme}-${step}`,
          viewport(
            `${theme === 'admin' ? 'Monochrome' : 'Navy and pink'} from ${step}`,
            width,
            width < 800 ? 1000 : 800,
          ),
        ] as const,
    );

/**
 * The widths that screens are judged at, and the first pixel of every step of both themes, computed from the tokens.
 */
export const viewports = {
  phone: viewport('Phone', 320, 640),
  zoomed: viewport('400 % zoom of a small screen', 320, 256),
  tablet: viewport('Tablet', 768, 1024),
  desktop: viewport('Desktop', 1280, 800),
  ...Object.fromEntries([...steps('portal', portalBreakpoints), ...steps('admin', adminBreakpoints)]),
};
