interface ShownCue {
  start: number;
  end: number;
  speaker: string | null;
  text: string;
}

/** Browsers parse cues as markup. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Adds captions to a film in a format that browsers can't read. Returns a function that removes them. */
export function addCaptions(film: HTMLMediaElement, cues: readonly ShownCue[]): () => void {
  const track = film.addTextTrack('captions', 'English', 'en');
  for (const { start, end, speaker, text } of cues) {
    const words = speaker === null ? escaped(text) : `<v ${escaped(speaker)}>${escaped(text)}</v>`;
    track.addCue(new VTTCue(start, end, words));
  }
  return () => {
    track.mode = 'disabled';
    // The list shrinks with each.
    while (track.cues?.[0]) track.removeCue(track.cues[0]);
  };
}

/** Shows or hides the captions of a film. */
export function showCaptions(film: HTMLMediaElement, isShown: boolean): void {
  for (const track of film.textTracks) track.mode = isShown ? 'showing' : 'hidden';
}
