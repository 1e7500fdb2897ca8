import { beforeEach, describe, expect, it } from 'vitest';

import type { Banner } from '#src/contracts/banners.ts';
import { markShown, nextBanner, useBannerRotation } from '#src/stores/banner-rotation.ts';

const banners = (...seqs: number[]): Banner[] =>
  seqs.map((seq) => ({
    id: seq,
    seq,
    coid: null,
    sponsor: 'Northfold',
    image: '/x.svg',
    alt: '',
    link: '/',
    width: 728,
    height: 90,
  }));

const next = (list: readonly Banner[]) => {
  const { banner, shown } = nextBanner(list);
  markShown(shown);
  return banner?.seq ?? null;
};

describe('the banners of one visit', () => {
  beforeEach(() => useBannerRotation.setState({ shown: [] }));

  it('show each once, then start over', () => {
    const list = banners(1, 2, 3);
    const shown = Array.from({ length: 6 }, () => next(list));
    expect(new Set(shown.slice(0, 3))).toEqual(new Set([1, 2, 3]));
    expect(new Set(shown.slice(3))).toEqual(new Set([1, 2, 3]));
  });

  it('count over pages that book different ones', () => {
    expect([next(banners(1)), next(banners(1, 2)), next(banners(2, 3))]).toEqual([1, 2, 3]);
    expect(useBannerRotation.getState().shown).toEqual([1, 2, 3]);
  });

  it('are none where none is booked, and the rotation stays', () => {
    expect([next(banners(1)), next([])]).toEqual([1, null]);
    expect(useBannerRotation.getState().shown).toEqual([1]);
  });
});
