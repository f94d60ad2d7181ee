import { answerFile } from './answer-file.ts';
import { readSheetBook } from './read-sheet-book.ts';

answerFile(readSheetBook);
