import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { takeEarlyInput, watchEarlyInput } from '#src/browser/early-input.ts';

/** As the build makes it: the part that waits for its code is there already. */
const made =
  '<h1>Roof hatch</h1><!--$--><button type="button">Pressed <!-- -->0</button><input aria-label="Note" value=""/><p></p><!--/$-->';

function Part() {
  const [[presses, noted], change] = useState([0, '']);
  return (
    <>
      <button type="button" onClick={() => change(([count, text]) => [count + 1, text])}>
        Pressed {presses}
      </button>
      <input
        aria-label="Note"
        value={noted}
        onChange={({ target: { value } }) => change(([count]) => [count, value])}
      />
      <p>{noted}</p>
    </>
  );
}

let root: Root;
let bringCode: () => Promise<void>;
let redo: () => void;
let endWatch: () => void;

/** React takes over the page, whose part still waits for its code. */
async function hydrate() {
  const code = Promise.withResolvers<{ default: typeof Part }>();
  const Late = lazy(() => code.promise);
  const page = document.getElementById('root') ?? document.body;
  redo = takeEarlyInput(page);
  await act(async () => {
    root = hydrateRoot(
      page,
      <>
        <h1>Roof hatch</h1>
        <Suspense>
          <Late />
        </Suspense>
      </>,
    );
    await Promise.resolve();
  });
  redo();
  bringCode = () =>
    act(async () => {
      code.resolve({ default: Part });
      await code.promise;
    });
}

const button = () => document.querySelector('button');
const field = () => document.querySelector('input');

beforeEach(() => {
  document.body.innerHTML = `<div id="root">${made}</div>`;
  endWatch = watchEarlyInput();
});
afterEach(() => {
  endWatch();
  root.unmount();
  document.body.innerHTML = '';
});

it.each([
  ['before React listens', true],
  ['while a part still waits for its code', false],
])('what is pressed and typed %s is done once, when the part is live', async (_, isEarly) => {
  const visitor = userEvent.setup();
  async function pressAndType() {
    for (const part of [button(), field()]) if (part) await visitor.click(part);
    await visitor.keyboard('Low roof');
  }
  if (isEarly) await pressAndType();
  await hydrate();
  if (!isEarly) await pressAndType();
  expect(button()).toHaveTextContent('Pressed 0');
  expect(field()).toHaveValue('Low roof');
  await bringCode();
  await expect.poll(() => button()?.textContent).toBe('Pressed 1');
  await expect.poll(() => document.querySelector('p')?.textContent).toBe('Low roof');
  expect(field()).toHaveValue('Low roof');
  const again = button();
  if (again) await visitor.click(again);
  await expect.poll(() => button()?.textContent).toBe('Pressed 2');
});
