export * from './flashcards.ts'
