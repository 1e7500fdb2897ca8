import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { strToU8, zipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';

import { plainHtml } from '#tests/screens/companies/plain-html.ts';
import { compoundFileOf } from '#tests/support/compound-file.ts';
import { dxfOf, groupsOf, lineOf } from '#tests/domain/drawing/dxf-samples.ts';
import { open } from '#tests/support/open.tsx';
import { heading } from '#tests/support/page.ts';
import { sentRequests } from '#tests/support/server.ts';

beforeEach(plainHtml);

const choose = async (file: File) => {
  const opened = open('/viewer');
  await heading('Open a file of yours');
  await opened.user.upload(screen.getByLabelText(/^A file: choose it/), file);
  return opened;
};
const drawing = (...entities: Parameters<typeof dxfOf>[0]) =>
  dxfOf([lineOf(0, 0, 9, 9), ...entities]).replace('$INSUNITS\n70\n1', '$INSUNITS\n70\n0');

describe('the viewer of own files', () => {
  it('draws a drawing, asks for the unit that it doesn’t state, and names what it leaves out', async () => {
    const odd = groupsOf('0 TOLERANCE | 8 A');
    const { user } = await choose(new File([drawing(odd)], 'plan.dxf'));
    expect(await screen.findByRole('application', { name: 'Drawing: plan.dxf' })).toBeVisible();
    expect(screen.getByText('1 not drawn: TOLERANCE 1')).toBeVisible();
    const unit = screen.getByLabelText(/The file states no units/);
    expect(unit).toHaveDisplayValue('inches');
    await user.selectOptions(unit, 'millimeters');
    expect(unit).toHaveDisplayValue('millimeters');
    expect(sentRequests.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('compares a drawing with another one', async () => {
    const { user } = await choose(new File([drawing()], 'new.dxf'));
    await screen.findByRole('application', { name: 'Drawing: new.dxf' });
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    await user.upload(
      await screen.findByLabelText('Another DXF drawing'),
      new File([drawing(lineOf(1, 1, 2, 2))], 'old.dxf'),
    );
    expect(await screen.findByText('Only in the other: 1')).toBeVisible();
    expect(screen.getByText('In both: 1, gray')).toBeVisible();
  });

  it('says what a Revit family says about itself, also when it is dropped, and closes it', async () => {
    const { user } = open('/viewer');
    await heading('Open a file of yours');
    const info = Uint8Array.from(Buffer.from('Format: 2023 Last Save Path: C:\\door.rfa', 'utf16le'));
    const file = new File([compoundFileOf({ BasicFileInfo: info })], 'door.rfa');
    fireEvent.drop(window, { dataTransfer: { files: [file], types: ['Files'] } });
    expect(await screen.findByText('Revit 2023')).toBeVisible();
    expect(screen.getByText('Revit family (RFA)')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(await screen.findByLabelText(/^A file: choose it/)).toBeVisible();
  });

  it('lists an archive and opens what it can', async () => {
    const zip = zipSync({ 'cad/plan.dxf': strToU8(drawing()), 'read me.txt': strToU8('a') });
    const { user } = await choose(new File([new Uint8Array(zip)], 'all.zip'));
    const list = within(await screen.findByRole('region', { name: 'Files in it' }));
    expect(list.getByText('read me.txt')).toBeVisible();
    expect(list.queryByRole('button', { name: 'Open read me.txt' })).toBeNull();
    await user.click(list.getByRole('button', { name: 'Open cad/plan.dxf' }));
    expect(await screen.findByRole('application', { name: 'Drawing: plan.dxf' })).toBeVisible();
  });

  it('opens a file that is dropped on another viewer, and leaves dragged text alone', async () => {
    const { path } = open('/company/northfold-roofing-systems-31250/cad/1/viewer');
    await heading(/Roof Edge/);
    fireEvent.drop(window, { dataTransfer: { files: [], types: ['text/plain'] } });
    fireEvent.drop(window, { dataTransfer: { files: [new File(['AC1032'], 'a.dwg')], types: ['Files'] } });
    await waitFor(() => expect(path()).toBe('/viewer'));
    expect(await screen.findByText('AutoCAD 2018 or later (AC1032)')).toBeVisible();
  });
});
