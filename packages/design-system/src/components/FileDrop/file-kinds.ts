/** A kind of file, as people call it. */
export type FileKind =
  | 'PDF'
  | 'JPEG'
  | 'PNG'
  | 'WebP'
  | 'HEIC'
  | 'GIF'
  | 'Word'
  | 'Excel'
  | 'CSV'
  | 'Text'
  | 'MP3'
  | 'MP4';

interface Kind {
  /** How a file of this kind may end. */
  endings: readonly string[];
  /** What browsers and servers call it. */
  types: readonly string[];
  /** How it begins: bytes at a place. Kinds without a mark of their own, such as text, leave it out. */
  marks?: readonly { at: number; bytes: readonly number[] }[];
}

const ascii = (text: string) => Array.from(text, (character) => character.charCodeAt(0));
const at = (place: number, text: string) => ({ at: place, bytes: ascii(text) });
const start = (...bytes: number[]) => ({ at: 0, bytes });

/** First bytes as in the formats’ specifications; Word and Excel files are zip archives or, before 2007, OLE files. */
const FILE_KINDS: Readonly<Record<FileKind, Kind>> = {
  PDF: { endings: ['pdf'], types: ['application/pdf'], marks: [at(0, '%PDF-')] },
  JPEG: { endings: ['jpg', 'jpeg'], types: ['image/jpeg'], marks: [start(0xff, 0xd8, 0xff)] },
  PNG: { endings: ['png'], types: ['image/png'], marks: [start(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)] },
  WebP: { endings: ['webp'], types: ['image/webp'], marks: [at(8, 'WEBP')] },
  HEIC: {
    endings: ['heic', 'heif'],
    types: ['image/heic', 'image/heif'],
    marks: [at(4, 'ftyphei'), at(4, 'ftyphev'), at(4, 'ftypmif1'), at(4, 'ftypmsf1')],
  },
  GIF: { endings: ['gif'], types: ['image/gif'], marks: [at(0, 'GIF8')] },
  Word: {
    endings: ['docx', 'doc'],
    types: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'application/msword'],
    marks: [start(0x50, 0x4b, 0x03, 0x04), start(0xd0, 0xcf, 0x11, 0xe0)],
  },
  Excel: {
    endings: ['xlsx', 'xls'],
    types: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'application/vnd.ms-excel'],
    marks: [start(0x50, 0x4b, 0x03, 0x04), start(0xd0, 0xcf, 0x11, 0xe0)],
  },
  CSV: { endings: ['csv'], types: ['text/csv'] },
  Text: { endings: ['txt'], types: ['text/plain'] },
  MP3: {
    endings: ['mp3'],
    types: ['audio/mpeg'],
    marks: [at(0, 'ID3'), start(0xff, 0xfb), start(0xff, 0xf3), start(0xff, 0xf2)],
  },
  MP4: { endings: ['mp4', 'm4a', 'm4v'], types: ['video/mp4', 'audio/mp4'], marks: [at(4, 'ftyp')] },
};

/** How many bytes at the beginning are enough to recognize a kind. */
export const HEAD_LENGTH = 16;

/** Which of the kinds a name says the file is. */
export function kindOfName(name: string, kinds: readonly FileKind[]): FileKind | undefined {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  return kinds.find((kind) => ending !== undefined && FILE_KINDS[kind].endings.includes(ending));
}

/**
 * Whether the first bytes fit the kind. Kinds without a signature must at least not contain zeros, as binary files do.
 */
export function beginsAs(kind: FileKind, head: Uint8Array): boolean {
  const { marks } = FILE_KINDS[kind];
  if (!marks) return !head.includes(0);
  return marks.some((mark) => mark.bytes.every((byte, index) => head[mark.at + index] === byte));
}

/** Why a file is not taken. */
export type Refusal =
  | { reason: 'kind' }
  | { reason: 'content'; kind: FileKind }
  | { reason: 'size' }
  | { reason: 'empty' };

/** What may be sent. */
export interface FileRules {
  /** The kinds that are taken; left out, all are. */
  kinds?: readonly FileKind[] | undefined;
  /** How large a file may be, in bytes. */
  maxSize?: number | undefined;
}

/**
 * Why a file is refused; undefined when it is accepted.
 * @param head Its first bytes; name and type are only claims.
 */
export function refuse(
  file: { name: string; size: number },
  head: Uint8Array,
  { kinds, maxSize }: FileRules,
): Refusal | undefined {
  if (file.size === 0) return { reason: 'empty' };
  const kind = kinds && kindOfName(file.name, kinds);
  if (kinds && !kind) return { reason: 'kind' };
  if (maxSize !== undefined && file.size > maxSize) return { reason: 'size' };
  if (kind && !beginsAs(kind, head)) return { reason: 'content', kind };
  return undefined;
}

/** What the browser's own dialog offers for these kinds. */
export function acceptOf(kinds: readonly FileKind[]): string[] {
  return kinds.flatMap((kind) => [
    ...FILE_KINDS[kind].types,
    ...FILE_KINDS[kind].endings.map((ending) => `.${ending}`),
  ]);
}
