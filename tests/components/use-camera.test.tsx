import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';

import { useCamera } from '#src/components/viewer/drawing/use-camera.ts';

const bounds = { min: { x: 0, y: 0 }, max: { x: 100, y: 80 } };
const sheet = {
  bounds,
  opening: { min: { x: 10, y: 10 }, max: { x: 50, y: 40 } },
  layers: [],
  texts: [],
  hasPaper: false,
};

test('several moves before the next rendering count all, also the first ones of a visit', () => {
  const { result } = renderHook(() => useCamera(sheet, null));
  const before = result.current.control.camera;
  act(() => {
    result.current.control.zoom(3);
    result.current.control.zoom(2);
    result.current.control.pan(60, 0);
  });
  const { camera } = result.current.control;
  expect(camera.zoom).toBeCloseTo(before.zoom * 6);
  expect(camera.x).toBeCloseTo(before.x - 60 / (before.zoom * 6));
});

test('the initial view stays the initial one until something moves it; then fitting shows the whole sheet', () => {
  const { result } = renderHook(() => useCamera(sheet, null));
  expect(result.current.control.isFitted).toBe(true);
  const opening = result.current.control.camera.zoom;
  act(() => result.current.control.pan(10, 0));
  expect(result.current.control.isFitted).toBe(false);
  act(() => result.current.control.fit());
  expect(result.current.control.isFitted).toBe(true);
  expect(result.current.control.camera.zoom).toBeLessThan(opening);
});
