import { createContext, use, type ComponentType } from 'react';

/** Whether the screen's body was rendered ahead, and is shown by the layout. */
export const IsRenderedAhead = createContext(false);

/** Shows a screen's body, unless it was rendered ahead. */
export const ScreenBody = ({ of: Body }: { of: ComponentType }) => (use(IsRenderedAhead) ? null : <Body />);
