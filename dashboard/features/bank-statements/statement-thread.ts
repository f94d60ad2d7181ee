import { answerFile } from '#dashboard/shared/spreadsheets/answer-file.ts';
import { readStatementFile } from './read-statement-file.ts';

answerFile(readStatementFile);
