/* The half of pdf.js that parses the file; the page only draws the result. The legacy build runs on the browsers of docs/browsers.md. */
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
