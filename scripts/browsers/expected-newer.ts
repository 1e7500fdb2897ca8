/**
 * What the build names though one of the oldest browsers lacks it, and why nothing fails there. Whatever a script asks for in the
 * same file is not listed.
 */
export const expectedNewer: Readonly<Record<string, string>> = {
  cancelIdleCallback: 'cancels only what requestIdleCallback, which is asked for, has given',
  dispose: 'the IFC reader marks its classes with Symbol.dispose, and without it with undefined',
  exitFullscreen:
    'an iPhone has no full screen: fullscreenEnabled is undefined there, and no button is shown',
  fullscreenEnabled: 'undefined on an iPhone, which counts as no',
  isComposing: 'undefined counts as no',
  isRawJSON: 'pdf.js brings its own where JSON has none',
  makeXRCompatible: 'three calls it for glasses only, which no model is shown in',
  pictureInPictureElement: 'as pictureInPictureEnabled',
  pictureInPictureEnabled: 'undefined in Firefox, which has a button of its own; no button is shown',
  exitPictureInPicture: 'as pictureInPictureEnabled',
  rawJSON: 'pdf.js brings its own where JSON has none',
  requestFullscreen: 'as exitFullscreen',
  requestPictureInPicture: 'as pictureInPictureEnabled',
  startViewTransition: 'the router calls it for links that ask for a transition, of which there is none',
  XRWebGLLayer: 'as makeXRCompatible',
};
