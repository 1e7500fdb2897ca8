import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';

import { boundsOfShown } from '#src/domain/drawing/bounds.ts';
import { readDxf } from '#src/domain/drawing/read-dxf.ts';
import { openDxf } from '#src/lib/dxf/dxf-file.ts';
import { textOf } from '#src/lib/dxf/groups.ts';

/*
 * Files of all releases, ASCII and binary, that another program writes and says the extents of: ezdxf, for Python. Set
 * EZDXF_PYTHON to a Python that has it; without one, these tests are skipped.
 */

const folder = mkdtempSync(join(tmpdir(), 'dxf-'));
afterAll(() => rmSync(folder, { recursive: true }));
const python = process.env['EZDXF_PYTHON'] ?? 'python3';
const { status } = spawnSync(python, [join(import.meta.dirname, 'write-files.py'), folder]);
const isThere = status === 0;

const written = v.object({
  reports: v.array(
    v.object({
      file: v.string(),
      acadver: v.string(),
      shapes: v.record(v.string(), v.array(v.number())),
      layers: v.array(v.string()),
      blocks: v.array(v.string()),
      types: v.array(v.string()),
    }),
  ),
});
const { reports } = isThere
  ? v.parse(written, JSON.parse(readFileSync(join(folder, 'reports.json'), 'utf8')))
  : { reports: [] };
const bytesOf = (file: string): Uint8Array => new Uint8Array(readFileSync(join(folder, file)));

describe.skipIf(!isThere)('a file of another program (needs Python with ezdxf)', () => {
  it('is written in seven releases, each as text and as bytes', () => {
    expect(reports.map(({ file }) => file)).toHaveLength(14);
  });

  it.each(reports)('$file holds what that program says', ({ file, acadver, layers, blocks, types }) => {
    const read = openDxf(bytesOf(file));
    expect(textOf(read.header.get('$ACADVER') ?? [], 1)).toBe(acadver);
    expect((read.tables.get('LAYER') ?? []).map(({ groups }) => textOf(groups, 2))).toEqual(layers);
    // Spaces are blocks too, and are called otherwise in some releases.
    const own = (name: string): boolean => !/^[*$].*(?:model|paper)_space/.test(name);
    expect([...read.blocks.keys()].filter(own).sort()).toEqual(blocks.filter(own).sort());
    expect(read.entities.map(({ type }) => type).filter((type) => type !== 'VIEWPORT')).toEqual(types);
  });

  it.each(reports)('$file is drawn where that program has it', ({ file, shapes }) => {
    const sheet = readDxf(bytesOf(file));
    expect(sheet.notDrawn).toEqual([]);
    expect(sheet.texts).toMatchObject([{ text: 'Größe 5°', layer: 'Émail ±', x: 3, y: 4, height: 2 }]);
    const found = Object.fromEntries(
      sheet.layers
        .filter(({ name }) => name in shapes)
        .map((layer) => {
          const { min, max } = boundsOfShown([layer], []);
          return [layer.name, [min.x, min.y, max.x, max.y]];
        }),
    );
    const near = (values: readonly number[]) => values.map((value): unknown => expect.closeTo(value, 1));
    expect(found).toEqual(
      Object.fromEntries(Object.entries(shapes).map(([name, values]) => [name, near(values)])),
    );
  });
});
