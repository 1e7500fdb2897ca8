import { screen, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import { contentTypeWords } from '#src/domain/content-types.ts';
import { contentTypes } from '#src/contracts/content-types.ts';
import { countText } from '#src/lib/numbers.ts';
import { library, sectionsOf } from '#tests/screens/browse/library.ts';
import { open } from '#tests/support/open.tsx';
import { heading } from '#tests/support/page.ts';
import { answerWith, sentRequests } from '#tests/support/server.ts';
import { watchSavedFiles } from '#tests/support/saved-files.ts';

let saved: ReturnType<typeof watchSavedFiles> = [];

beforeEach(() => {
  saved = watchSavedFiles();
});

const lines = async () => (await saved[0]?.data.text())?.trim().split('\r\n') ?? [];

describe('the lists of a content type', () => {
  it.each(contentTypes)('counts the sections of %s as the library does', async (type) => {
    const { totals } = await library();
    const sections = await sectionsOf('07');
    open(`/content-type/${type}/util`);
    await heading(`${contentTypeWords[type].plural}: lists and links`);
    const table = within(screen.getByRole('table'));
    for (const { title, counts } of sections.slice(0, 6)) {
      const row = table.getByRole('row', { name: new RegExp(title.replaceAll(/[()]/g, '.')) });
      expect(within(row).getAllByRole('cell').at(-1)).toHaveTextContent(countText(counts[type] ?? 0));
    }
    expect(
      screen.getByRole('option', { name: `The whole library (${countText(totals[type] ?? 0)})` }),
    ).toBeVisible();
    expect(sentRequests).toEqual([{ method: 'GET', path: `/api/content-type/top-level/${type}` }]);
  });

  it('saves sections and counts as CSV', async () => {
    const { user } = open('/content-type/cad/util');
    await heading(/^CAD details/);
    await user.click(screen.getByRole('button', { name: /Sections and counts/ }));
    const [head, ...rows] = await lines();
    expect(head).toBe('division,masterformat_04,masterformat_95,section,CAD details,page');
    expect(rows.length).toBeGreaterThan(100);
    expect(rows).toContainEqual(
      expect.stringMatching(
        /^Thermal and Moisture Protection,07 54 23,Section 07540,Thermoplastic-Polyolefin Roofing,\d+,http.*\/content-type\/cad\/07\/075423$/,
      ),
    );
  });

  it.each([
    ['epd', 'EPDs', 'declared_unit,gwp_a1_a3_kg_co2e,valid_until'],
    ['cad', 'CAD details', 'detail,view,scale'],
  ])('saves the items of a section of %s as CSV, as many as it counts', async (type, plural, columns) => {
    const { user } = open(`/content-type/${type}/util`);
    await heading(new RegExp(`^${plural}`));
    const option = screen.getByRole('option', { name: /^07 54 23 / });
    const count = Number(/\((\d+)\)$/.exec(option.textContent)?.[1]);
    await user.selectOptions(screen.getByRole('combobox', { name: `Which ${plural}` }), option);
    await user.click(screen.getByRole('button', { name: 'Save as CSV' }));
    expect(await screen.findByText(new RegExp(` as ${type}-075423\\.csv\\.$`))).toBeVisible();
    const [head, ...rows] = await lines();
    expect(head).toContain('masterformat_04,masterformat_95');
    expect(head).toContain(columns);
    expect(rows).toHaveLength(count);
  });

  it('saves the whole library, each item once', async () => {
    const { totals } = await library();
    const { user } = open('/content-type/hpd/util');
    await heading(/^HPDs/);
    await user.click(screen.getByRole('button', { name: 'Save as CSV' }));
    await screen.findByText(`Saved ${totals['hpd']} HPDs as hpd-all.csv.`);
    const [, ...rows] = await lines();
    expect(new Set(rows.map((row) => row.split(',')[0])).size).toBe(totals['hpd']);
  });

  it('can be cancelled, and saves nothing then', async () => {
    answerWith(
      http.get('*/api/content-type/section-level/*', async () => {
        await delay(60_000);
        return HttpResponse.error();
      }),
    );
    const { user } = open('/content-type/cad/util');
    await heading(/^CAD details/);
    await user.click(screen.getByRole('button', { name: 'Save as CSV' }));
    expect(screen.getByRole('progressbar', { name: 'Items loaded' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('Canceled. Nothing was saved.')).toBeVisible();
    expect(saved).toEqual([]);
  });

  it('saves nothing rather than a part when an answer fails', async () => {
    answerWith(
      http.get('*/api/content-type/section-level/cad/08/08', () =>
        HttpResponse.json({ message: 'no' }, { status: 403 }),
      ),
    );
    const { user } = open('/content-type/cad/util');
    await heading(/^CAD details/);
    await user.click(screen.getByRole('button', { name: 'Save as CSV' }));
    expect(
      await screen.findByText('You don’t have access to this. Nothing was saved; try again.'),
    ).toBeVisible();
    expect(saved).toEqual([]);
  });

  it('says that there is nothing to save of a type without items', async () => {
    const nothing = { type: 'cad', totals: { cad: 0 }, divisions: [], sections: [] };
    answerWith(http.get('*/api/content-type/top-level/cad', () => HttpResponse.json(nothing)));
    open('/content-type/cad/util');
    expect(await screen.findByText(/there is nothing to save/)).toBeVisible();
  });

  it.each(['/content-type/dwg/util', '/content-type/cad%00/util', '/content-type/__proto__/util'])(
    '%s is not found, and no request is sent',
    async (url) => {
      open(url);
      await heading(/^Page not found/);
      expect(sentRequests).toEqual([]);
    },
  );
});
