/* The half of pdf.js that parses the file; the page only draws the result. */
import 'pdfjs-dist/build/pdf.worker.min.mjs';
