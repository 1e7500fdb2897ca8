import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import * as saving from '#src/browser/save-file.ts';
import { plainHtml } from '#tests/screens/companies/plain-html.ts';
import { open } from '#tests/support/open.tsx';
import { answerWith, sentRequests } from '#tests/support/server.ts';

beforeEach(plainHtml);

const item = '/company/northfold-roofing-systems-31250/bim/1';
const filesAsked = () => sentRequests.filter(({ path }) => path.startsWith('/api/files/bim/'));
/** The drawer, which is closed at first in a window as narrow as a test's. */
async function about() {
  await userEvent.click(await screen.findByRole('button', { name: 'About the model', expanded: false }));
  return screen.getByRole('region', { name: 'About the model' });
}

describe('a model, in a browser without 3D', () => {
  it('opens on its item page when it is asked for', async () => {
    const { user } = open(item);
    await user.click(await screen.findByRole('button', { name: /^Open model/ }));
    await screen.findByRole('img', { name: /^Isometric view of / });
    expect(filesAsked().map(({ path }) => path.split('.').at(-1))).toEqual(['glb']);
  });

  it('reads nothing on its item page before', async () => {
    open(item);
    await screen.findByRole('button', { name: /^Open model/ });
    await screen.findByRole('img', { name: /^Picture of / });
    expect(filesAsked()).toEqual([]);
  });

  it('is seen from four sides in its viewer, with its parts, sizes and values beside', async () => {
    const saved = vi.spyOn(saving, 'saveFile').mockImplementation(() => undefined);
    const { user } = open(`${item}/viewer?view=h0`);
    for (const side of ['Plan', 'Front', 'Side', 'Isometric'])
      expect(
        await screen.findByRole('img', { name: new RegExp(`^${side} view of Brightdeck`) }),
      ).toBeVisible();
    expect(screen.getByText(/can’t draw in 3D/)).toBeVisible();
    const panel = within(await about());
    expect(panel.getByText(/^120 × 11 × 96 in \(3,048 × 279 × 2,438 mm\)/)).toHaveTextContent(
      /4 parts: Sheet, Seam, Roll, Core\. Materials: .*LOD 300\.$/,
    );
    const parts = panel.getAllByRole('checkbox', { name: /^Show / });
    expect(parts).toHaveLength(4);
    expect(parts[0]).not.toBeChecked();
    await user.click(panel.getByRole('button', { name: 'Show all parts' }));
    for (const part of parts) expect(part).toBeChecked();
    await user.click(screen.getByRole('radio', { name: /^SI/ }));
    expect(panel.getByText(/3,024 × 279 × 279 mm$/)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /US customary/ }));

    await user.click(panel.getByRole('radio', { name: 'Parameters and property sets' }));
    expect(await panel.findByRole('row', { name: /^Manufacturer Northfold/ })).toBeVisible();
    // Here there are no workers either, and the record's own values stand.
    await panel.findByText('This browser can’t read the file.');
    expect(panel.getByRole('link', { name: /^Download IFC/ })).toBeVisible();
    await user.type(panel.getByRole('searchbox', { name: 'Search parameters' }), 'type comments');
    expect(panel.getByRole('status')).toHaveTextContent(/^1 of \d+ values$/);
    expect(panel.queryByRole('row', { name: /^Manufacturer/ })).toBeNull();
    await user.click(panel.getByRole('button', { name: 'CSV' }));
    const [blob, name] = saved.mock.calls[0] ?? [];
    expect(name).toMatch(/^NFD_Roofs_.*-parameters\.csv$/);
    expect(await blob?.text()).toMatch(/^\uFEFF?Set,Name,Value,Unit\r\nParameters,Type Comments,.+,\r\n$/);
    await user.clear(panel.getByRole('searchbox'));
    await user.type(panel.getByRole('searchbox'), 'no such thing');
    expect(panel.getByRole('status')).toHaveTextContent(/^0 of/);
    expect(panel.getByRole('button', { name: 'CSV' })).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('a model file that fails', () => {
  const answers: readonly (readonly [how: string, answer: () => Response, says: RegExp])[] = [
    ['is gone', () => new HttpResponse(null, { status: 404 }), /no longer available/],
    ['is another format', () => new HttpResponse('ISO-10303-21;', { status: 200 }), /not a GLB file/],
    ['is cut off', () => new HttpResponse(glbHead(9_999), { status: 200 }), /incomplete/],
    ['holds nothing', () => new HttpResponse(glbHead(20), { status: 200 }), /not a GLB file/],
  ];
  it.each(answers)('because it %s leaves the picture, the values and a way on', async (_, answer, says) => {
    answerWith(http.get('*/api/files/bim/1/*.glb', answer));
    open(`${item}/viewer`);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(says);
    expect(within(alert).getByRole('link', { name: /^Download GLB/ })).toBeVisible();
    expect(screen.getByRole('img', { name: /^Picture of / })).toBeVisible();
    const panel = within(await about());
    await waitFor(() => expect(panel.getByRole('row', { name: /^Manufacturer/ })).toBeVisible());
    expect(panel.queryByRole('radio', { name: 'Parts and materials' })).toBeNull();
  });
});

/** The twelve bytes that a GLB begins with, and an empty chunk. */
function glbHead(length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(20);
  const view = new DataView(bytes.buffer);
  [0x46546c67, 2, length, 0, 0x4e4f534a].forEach((word, at) => view.setUint32(at * 4, word, true));
  return bytes;
}
