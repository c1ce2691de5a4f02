import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './repository.ts';

/** What only the media port touches: connections between browsers, and the camera, microphone and screen. */
const PORT = /\b(RTCPeerConnection|webkitRTCPeerConnection|getUserMedia|getDisplayMedia)\b/;
const HOME = 'packages/platform/src/media/';

it('names connections between browsers and their devices nowhere but in the media port [SEC-20] [ROUTE-14]', () => {
  const outside = ['packages', 'apps/web/src', 'mocks/src']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter(
      (file) =>
        /\/src\/.*\.tsx?$/.test(file) &&
        !file.includes('node_modules') &&
        !file.startsWith(HOME) &&
        !file.endsWith('.stories.tsx'),
    )
    .filter((file) => PORT.test(readFileSync(join(root, file), 'utf8')));
  expect(outside).toEqual([]);
});
