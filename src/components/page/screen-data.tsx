import { createContext, memo, use, type ComponentType, type ReactNode } from 'react';
import { useLoaderData } from 'react-router';

const ScreenData = createContext<unknown>(null);

/**
 * The data of the screen's loader. Replaces the router's `useLoaderData`, which re-renders the whole screen whenever a
 * navigation begins or ends, and has no data for a kept, hidden screen.
 */
export function useScreenData<Loader>(): ReturnType<typeof useLoaderData<Loader>> {
  // As with `useLoaderData`, the screen names the type of its own loader.
  return use(ScreenData) as ReturnType<typeof useLoaderData<Loader>>;
}

/** A screen with its loader's data; it renders again only when the data changes. */
export function withScreenData(Screen: ComponentType): ComponentType {
  const Content = memo(Screen);
  return function ScreenWithData() {
    return (
      <ScreenDataProvider data={useLoaderData()}>
        <Content />
      </ScreenDataProvider>
    );
  };
}

export function ScreenDataProvider({ data, children }: { data: unknown; children: ReactNode }) {
  return <ScreenData value={data}>{children}</ScreenData>;
}
