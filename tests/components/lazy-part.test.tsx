import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';

import { reloadOnce } from '#src/browser/reload.ts';
import { lazyPart } from '#src/components/page/lazy-part.tsx';

const Hello = ({ name }: { name: string }) => <p>Hello {name}</p>;
const gone = async () => {
  await Promise.resolve();
  throw new TypeError('Failed to fetch dynamically imported module');
};

describe('a part whose code comes later', () => {
  it('stands in its room until then, and is the part from then on', async () => {
    const Part = lazyPart(() => Promise.resolve(Hello), 'the greeting');
    render(
      <Suspense fallback="Coming">
        <Part name="Ada" />
      </Suspense>,
    );
    expect(screen.getByText('Coming')).toBeVisible();
    expect(await screen.findByText('Hello Ada')).toBeVisible();
  });

  it('says so where its code does not come, with a way on, and takes nothing else with it', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    reloadOnce(location.pathname, () => undefined);
    const Part = lazyPart<{ name: string }>(gone, 'the greeting');
    render(
      <>
        <p>The rest</p>
        <Suspense>
          <Part name="Ada" />
        </Suspense>
      </>,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load the greeting.');
    expect(screen.getByText('The rest')).toBeVisible();
    screen.getByRole('button', { name: 'Reload page' }).click();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('reloads the page where its code is gone, and waits in its room', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    const Part = lazyPart<{ name: string }>(gone, 'the greeting');
    render(
      <Suspense fallback="Coming">
        <Part name="Ada" />
      </Suspense>,
    );
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(screen.getByText('Coming')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leaves its room empty where it is told to say nothing', async () => {
    const load = vi.fn<typeof gone>(gone);
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    const Part = lazyPart<{ name: string }>(load, null);
    const { container } = render(
      <Suspense fallback="Coming">
        <Part name="Ada" />
      </Suspense>,
    );
    await vi.waitFor(() => expect(container).toBeEmptyDOMElement());
    expect(load).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
  });
});
