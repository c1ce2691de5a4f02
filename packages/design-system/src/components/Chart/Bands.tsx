import styled from 'styled-components';
import { bandNamesStyle } from './Plot.styles.ts';
import type { ValueBand } from './types.ts';
import type { ValueScale } from './value-scale.ts';

interface BandsProps {
  bands: readonly ValueBand[];
  scale: ValueScale;
  height: number;
}

const Names = styled.div`${bandNamesStyle}`;

/** The ranges as stripes behind the lines. */
export function BandStripes({ bands, scale, height, width }: BandsProps & { width: number }) {
  const y = (value: number) => (1 - scale.at(value)) * height;
  return bands.map((band, index) => (
    <g key={band.from}>
      <rect
        data-part="band"
        data-odd={index % 2 === 0 || undefined}
        x={0}
        width={width}
        y={y(band.to)}
        height={Math.max(0, y(band.from) - y(band.to))}
      />
      <line data-part="edge" x1={0} x2={width} y1={y(band.to)} y2={y(band.to)} />
    </g>
  ));
}

/** Their names, where the stripe is tall enough. */
export function BandNames({ bands, scale, height, isOutside }: BandsProps & { isOutside: boolean }) {
  const y = (value: number) => (1 - scale.at(value)) * height;
  return (
    <Names aria-hidden data-outside={isOutside || undefined}>
      {bands.map(
        (band) =>
          y(band.from) - y(band.to) >= 18 && (
            <span key={band.from} style={{ insetBlockStart: y(band.to) }}>
              <bdi>{band.label}</bdi>
            </span>
          ),
      )}
    </Names>
  );
}

/**
 * The range that a value lies in. The upper end belongs to the next range, except for the last.
 * @param bands From low to high.
 * @param value What is looked up.
 */
export function bandOf(bands: readonly ValueBand[], value: number | null): ValueBand | undefined {
  if (value === null) return undefined;
  return bands.find((band) => value >= band.from && value < band.to) ?? bands.find((band) => value === band.to);
}
