// Written by scripts/generate-schema.ts from the migrated database: npm run schema.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type DatabaseSchema = {
  public: {
    Tables: {
      activity_results: {
        Row: {
          created_at: string
          details: Json | null
          duration_seconds: number | null
          h5p_id: number
          id: number
          max_score: number
          score: number
          updated_at: string
          user_id: string
        }
        Insert: {
          created_at?: string
          details?: Json | null
          duration_seconds?: number | null
          h5p_id: number
          id?: never
          max_score: number
          score: number
          updated_at?: string
          user_id?: string
        }
        Update: {
          created_at?: string
          details?: Json | null
          duration_seconds?: number | null
          h5p_id?: number
          id?: never
          max_score?: number
          score?: number
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'activity_results_h5p_id_fkey'
            columns: ['h5p_id']
            isOneToOne: false
            referencedRelation: 'h5p'
            referencedColumns: ['id']
          },
        ]
      }
      books: {
        Row: {
          author: string | null
          content_key: string | null
          created_at: string
          deleted_at: string | null
          description: string | null
          id: number
          image: string | null
          is_published: boolean
          lang: 'ru' | 'fr'
          title: string
          updated_at: string
        }
        Insert: {
          author?: string | null
          content_key?: string | null
          created_at?: string
          deleted_at?: string | null
          description?: string | null
          id?: never
          image?: string | null
          is_published?: boolean
          lang: 'ru' | 'fr'
          title: string
          updated_at?: string
        }
        Update: {
          author?: string | null
          content_key?: string | null
          created_at?: string
          deleted_at?: string | null
          description?: string | null
          id?: never
          image?: string | null
          is_published?: boolean
          lang?: 'ru' | 'fr'
          title?: string
          updated_at?: string
        }
        Relationships: []
      }
      device_changes: {
        Row: {
          created_at: string
          id: string
          kind: 'keep' | 'remove' | 'state' | 'place' | 'study' | 'lesson'
          made_at: string
          outcome: 'done' | 'same' | 'outdated'
          user_id: string
          what: Json
        }
        Insert: {
          created_at?: string
          id: string
          kind: 'keep' | 'remove' | 'state' | 'place' | 'study' | 'lesson'
          made_at: string
          outcome: 'done' | 'same' | 'outdated'
          user_id?: string
          what: Json
        }
        Update: {
          created_at?: string
          id?: string
          kind?: 'keep' | 'remove' | 'state' | 'place' | 'study' | 'lesson'
          made_at?: string
          outcome?: 'done' | 'same' | 'outdated'
          user_id?: string
          what?: Json
        }
        Relationships: []
      }
      dictionary_entries: {
        Row: {
          class: string
          created_at: string
          created_by: string | null
          deleted_at: string | null
          derived_from: string
          government: string[]
          id: number
          in_texts_as: Json | null
          is_in_texts: boolean
          lang: 'ru' | 'fr'
          lemma: string
          note: string
          partner: string[]
          pos: 'noun' | 'verb' | 'adj' | 'adv' | 'pron' | 'num' | 'prep' | 'conj' | 'part' | 'interj' | 'name' | 'phrase'
          register: '' | 'familiar' | 'literary' | 'dated' | 'technical' | 'official' | 'poetic' | 'vulgar'
          replaces: string
          translations: string[]
          updated_at: string
        }
        Insert: {
          class?: string
          created_at?: string
          created_by?: string | null
          deleted_at?: string | null
          derived_from?: string
          government?: string[]
          id?: never
          in_texts_as?: Json | null
          is_in_texts?: boolean
          lang: 'ru' | 'fr'
          lemma: string
          note?: string
          partner?: string[]
          pos: 'noun' | 'verb' | 'adj' | 'adv' | 'pron' | 'num' | 'prep' | 'conj' | 'part' | 'interj' | 'name' | 'phrase'
          register?: '' | 'familiar' | 'literary' | 'dated' | 'technical' | 'official' | 'poetic' | 'vulgar'
          replaces?: string
          translations: string[]
          updated_at?: string
        }
        Update: {
          class?: string
          created_at?: string
          created_by?: string | null
          deleted_at?: string | null
          derived_from?: string
          government?: string[]
          id?: never
          in_texts_as?: Json | null
          is_in_texts?: boolean
          lang?: 'ru' | 'fr'
          lemma?: string
          note?: string
          partner?: string[]
          pos?: 'noun' | 'verb' | 'adj' | 'adv' | 'pron' | 'num' | 'prep' | 'conj' | 'part' | 'interj' | 'name' | 'phrase'
          register?: '' | 'familiar' | 'literary' | 'dated' | 'technical' | 'official' | 'poetic' | 'vulgar'
          replaces?: string
          translations?: string[]
          updated_at?: string
        }
        Relationships: []
      }
      h5p: {
        Row: {
          allowed_origins: string[]
          content: Json | null
          content_key: string | null
          created_at: string
          deleted_at: string | null
          file: string | null
          id: number
          is_framed: boolean
          is_published: boolean
          library: string
          material_id: number
          order: number
          title: string
          type: 'materials' | 'lessons'
          updated_at: string
        }
        Insert: {
          allowed_origins?: string[]
          content?: Json | null
          content_key?: string | null
          created_at?: string
          deleted_at?: string | null
          file?: string | null
          id?: never
          is_framed?: boolean
          is_published?: boolean
          library?: string
          material_id: number
          order?: number
          title?: string
          type: 'materials' | 'lessons'
          updated_at?: string
        }
        Update: {
          allowed_origins?: string[]
          content?: Json | null
          content_key?: string | null
          created_at?: string
          deleted_at?: string | null
          file?: string | null
          id?: never
          is_framed?: boolean
          is_published?: boolean
          library?: string
          material_id?: number
          order?: number
          title?: string
          type?: 'materials' | 'lessons'
          updated_at?: string
        }
        Relationships: []
      }
      learner_settings: {
        Row: {
          card_kinds: string[]
          created_at: string
          desired_retention: number
          fitted_at: string | null
          fitted_reviews: number
          fsrs_weights: number[] | null
          goal_amount: number
          goal_kind: 'minutes' | 'words'
          new_words_a_day: number
          review_order: 'due' | 'random' | 'hardest'
          reviews_a_day: number
          time_zone: string
          updated_at: string
          user_id: string
        }
        Insert: {
          card_kinds?: string[]
          created_at?: string
          desired_retention?: number
          fitted_at?: string | null
          fitted_reviews?: number
          fsrs_weights?: number[] | null
          goal_amount?: number
          goal_kind?: 'minutes' | 'words'
          new_words_a_day?: number
          review_order?: 'due' | 'random' | 'hardest'
          reviews_a_day?: number
          time_zone?: string
          updated_at?: string
          user_id?: string
        }
        Update: {
          card_kinds?: string[]
          created_at?: string
          desired_retention?: number
          fitted_at?: string | null
          fitted_reviews?: number
          fsrs_weights?: number[] | null
          goal_amount?: number
          goal_kind?: 'minutes' | 'words'
          new_words_a_day?: number
          review_order?: 'due' | 'random' | 'hardest'
          reviews_a_day?: number
          time_zone?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      lessons: {
        Row: {
          blocks: Json
          content_key: string | null
          created_at: string
          deleted_at: string | null
          id: number
          is_published: boolean
          lang: 'ru' | 'fr'
          level: 'A1' | 'A2' | 'B1' | 'B2' | 'C1' | 'C2'
          order: number
          slug: string
          title_fr: string
          title_ru: string
          updated_at: string
        }
        Insert: {
          blocks?: Json
          content_key?: string | null
          created_at?: string
          deleted_at?: string | null
          id?: never
          is_published?: boolean
          lang: 'ru' | 'fr'
          level: 'A1' | 'A2' | 'B1' | 'B2' | 'C1' | 'C2'
          order?: number
          slug: string
          title_fr: string
          title_ru: string
          updated_at?: string
        }
        Update: {
          blocks?: Json
          content_key?: string | null
          created_at?: string
          deleted_at?: string | null
          id?: never
          is_published?: boolean
          lang?: 'ru' | 'fr'
          level?: 'A1' | 'A2' | 'B1' | 'B2' | 'C1' | 'C2'
          order?: number
          slug?: string
          title_fr?: string
          title_ru?: string
          updated_at?: string
        }
        Relationships: []
      }
      machine_translations: {
        Row: {
          api: string
          created_at: string
          lang: 'fr' | 'ru'
          sentence: string
          translation: string
        }
        Insert: {
          api: string
          created_at?: string
          lang: 'fr' | 'ru'
          sentence: string
          translation: string
        }
        Update: {
          api?: string
          created_at?: string
          lang?: 'fr' | 'ru'
          sentence?: string
          translation?: string
        }
        Relationships: []
      }
      materials: {
        Row: {
          analysis: Json | null
          audio: string | null
          body: string
          body_accents: string | null
          book_id: number | null
          chapter_number: number | null
          content_key: string | null
          created_at: string
          cues: Json | null
          deleted_at: string | null
          glossary: Json | null
          has_translation: boolean
          id: number
          image: string | null
          is_published: boolean
          lang: 'ru' | 'fr'
          lemma_ids: number[]
          level: 'A1' | 'A2' | 'B1' | 'B2' | 'C1' | 'C2'
          section: 'dialogue' | 'slice-of-life' | 'place' | 'culture' | 'legend' | 'podcast' | 'short-story' | 'trailer' | 'extract' | 'cartoon' | 'eralash' | 'galileo' | 'diverse' | 'rock' | 'pop' | 'trad' | 'variety' | 'kids' | 'book-chapters'
          slug: string
          summary_fr: string
          summary_ru: string
          title: string
          translations: Json
          updated_at: string
          video: string | null
          words_to_know: number[]
        }
        Insert: {
          analysis?: Json | null
          audio?: string | null
          body?: string
          body_accents?: string | null
          book_id?: number | null
          chapter_number?: number | null
          content_key?: string | null
          created_at?: string
          cues?: Json | null
          deleted_at?: string | null
          glossary?: Json | null
          has_translation?: never
          id?: never
          image?: string | null
          is_published?: boolean
          lang: 'ru' | 'fr'
          lemma_ids?: number[]
          level: 'A1' | 'A2' | 'B1' | 'B2' | 'C1' | 'C2'
          section: 'dialogue' | 'slice-of-life' | 'place' | 'culture' | 'legend' | 'podcast' | 'short-story' | 'trailer' | 'extract' | 'cartoon' | 'eralash' | 'galileo' | 'diverse' | 'rock' | 'pop' | 'trad' | 'variety' | 'kids' | 'book-chapters'
          slug?: string
          summary_fr?: string
          summary_ru?: string
          title: string
          translations?: Json
          updated_at?: string
          video?: string | null
          words_to_know?: never
        }
        Update: {
          analysis?: Json | null
          audio?: string | null
          body?: string
          body_accents?: string | null
          book_id?: number | null
          chapter_number?: number | null
          content_key?: string | null
          created_at?: string
          cues?: Json | null
          deleted_at?: string | null
          glossary?: Json | null
          has_translation?: never
          id?: never
          image?: string | null
          is_published?: boolean
          lang?: 'ru' | 'fr'
          lemma_ids?: number[]
          level?: 'A1' | 'A2' | 'B1' | 'B2' | 'C1' | 'C2'
          section?: 'dialogue' | 'slice-of-life' | 'place' | 'culture' | 'legend' | 'podcast' | 'short-story' | 'trailer' | 'extract' | 'cartoon' | 'eralash' | 'galileo' | 'diverse' | 'rock' | 'pop' | 'trad' | 'variety' | 'kids' | 'book-chapters'
          slug?: string
          summary_fr?: string
          summary_ru?: string
          title?: string
          translations?: Json
          updated_at?: string
          video?: string | null
          words_to_know?: never
        }
        Relationships: [
          {
            foreignKeyName: 'materials_book_id_fkey'
            columns: ['book_id']
            isOneToOne: false
            referencedRelation: 'books'
            referencedColumns: ['id']
          },
        ]
      }
      missing_words: {
        Row: {
          count: number
          lang: 'ru' | 'fr'
          last_seen: string
          word: string
        }
        Insert: {
          count?: number
          lang: 'ru' | 'fr'
          last_seen?: string
          word: string
        }
        Update: {
          count?: number
          lang?: 'ru' | 'fr'
          last_seen?: string
          word?: string
        }
        Relationships: []
      }
      pages: {
        Row: {
          body: string
          content_key: string | null
          created_at: string
          deleted_at: string | null
          id: number
          is_published: boolean
          locale: 'fr' | 'ru'
          slug: string
          title: string
          updated_at: string
        }
        Insert: {
          body?: string
          content_key?: string | null
          created_at?: string
          deleted_at?: string | null
          id?: never
          is_published?: boolean
          locale: 'fr' | 'ru'
          slug: string
          title: string
          updated_at?: string
        }
        Update: {
          body?: string
          content_key?: string | null
          created_at?: string
          deleted_at?: string | null
          id?: never
          is_published?: boolean
          locale?: 'fr' | 'ru'
          slug?: string
          title?: string
          updated_at?: string
        }
        Relationships: []
      }
      posts: {
        Row: {
          body: string
          content_key: string | null
          created_at: string
          deleted_at: string | null
          id: number
          image: string | null
          is_published: boolean
          lang: 'ru' | 'fr'
          published_at: string
          slug: string
          summary: string
          tags: string[]
          title: string
          updated_at: string
        }
        Insert: {
          body?: string
          content_key?: string | null
          created_at?: string
          deleted_at?: string | null
          id?: never
          image?: string | null
          is_published?: boolean
          lang: 'ru' | 'fr'
          published_at?: string
          slug: string
          summary?: string
          tags?: string[]
          title: string
          updated_at?: string
        }
        Update: {
          body?: string
          content_key?: string | null
          created_at?: string
          deleted_at?: string | null
          id?: never
          image?: string | null
          is_published?: boolean
          lang?: 'ru' | 'fr'
          published_at?: string
          slug?: string
          summary?: string
          tags?: string[]
          title?: string
          updated_at?: string
        }
        Relationships: []
      }
      reading_places: {
        Row: {
          created_at: string
          material_id: number
          updated_at: string
          user_id: string
          word: number
        }
        Insert: {
          created_at?: string
          material_id: number
          updated_at?: string
          user_id?: string
          word: number
        }
        Update: {
          created_at?: string
          material_id?: number
          updated_at?: string
          user_id?: string
          word?: number
        }
        Relationships: [
          {
            foreignKeyName: 'reading_places_material_id_fkey'
            columns: ['material_id']
            isOneToOne: false
            referencedRelation: 'materials'
            referencedColumns: ['id']
          },
        ]
      }
      review_log: {
        Row: {
          before: Json
          created_at: string
          duration_ms: number
          grade: number | null
          id: string
          kind: 'recognise' | 'gap' | 'recall' | 'listen'
          predicted: number | null
          reviewed_at: string
          undoes: string | null
          user_id: string
          word_id: number
        }
        Insert: {
          before: Json
          created_at?: string
          duration_ms?: number
          grade?: number | null
          id: string
          kind: 'recognise' | 'gap' | 'recall' | 'listen'
          predicted?: number | null
          reviewed_at: string
          undoes?: string | null
          user_id?: string
          word_id: number
        }
        Update: {
          before?: Json
          created_at?: string
          duration_ms?: number
          grade?: number | null
          id?: string
          kind?: 'recognise' | 'gap' | 'recall' | 'listen'
          predicted?: number | null
          reviewed_at?: string
          undoes?: string | null
          user_id?: string
          word_id?: number
        }
        Relationships: [
          {
            foreignKeyName: 'review_log_user_id_undoes_fkey'
            columns: ['user_id', 'undoes']
            isOneToOne: true
            referencedRelation: 'review_log'
            referencedColumns: ['user_id', 'id']
          },
        ]
      }
      study_days: {
        Row: {
          asked: number
          created_at: string
          day: string
          due_asked: number
          kept_that_day: number
          known_that_day: number
          recalled: number
          reviews: number
          seconds_read: number
          seconds_reviewed: number
          updated_at: string
          user_id: string
          words_begun: number
          words_kept: number
          words_known: number
        }
        Insert: {
          asked?: number
          created_at?: string
          day: string
          due_asked?: number
          kept_that_day?: number
          known_that_day?: number
          recalled?: number
          reviews?: number
          seconds_read?: number
          seconds_reviewed?: number
          updated_at?: string
          user_id?: string
          words_begun?: number
          words_kept?: number
          words_known?: number
        }
        Update: {
          asked?: number
          created_at?: string
          day?: string
          due_asked?: number
          kept_that_day?: number
          known_that_day?: number
          recalled?: number
          reviews?: number
          seconds_read?: number
          seconds_reviewed?: number
          updated_at?: string
          user_id?: string
          words_begun?: number
          words_kept?: number
          words_known?: number
        }
        Relationships: []
      }
      study_pauses: {
        Row: {
          created_at: string
          from_day: string
          until_day: string | null
          updated_at: string
          user_id: string
        }
        Insert: {
          created_at?: string
          from_day: string
          until_day?: string | null
          updated_at?: string
          user_id?: string
        }
        Update: {
          created_at?: string
          from_day?: string
          until_day?: string | null
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      user_lessons: {
        Row: {
          created_at: string
          is_studied: boolean
          lesson_id: number
          updated_at: string
          user_id: string
        }
        Insert: {
          created_at?: string
          is_studied?: boolean
          lesson_id: number
          updated_at?: string
          user_id?: string
        }
        Update: {
          created_at?: string
          is_studied?: boolean
          lesson_id?: number
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'user_lessons_lesson_id_fkey'
            columns: ['lesson_id']
            isOneToOne: false
            referencedRelation: 'lessons'
            referencedColumns: ['id']
          },
        ]
      }
      user_materials: {
        Row: {
          created_at: string
          is_being_studied: boolean
          is_studied: boolean
          material_id: number
          updated_at: string
          user_id: string
        }
        Insert: {
          created_at?: string
          is_being_studied?: boolean
          is_studied?: boolean
          material_id: number
          updated_at?: string
          user_id?: string
        }
        Update: {
          created_at?: string
          is_being_studied?: boolean
          is_studied?: boolean
          material_id?: number
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'user_materials_material_id_fkey'
            columns: ['material_id']
            isOneToOne: false
            referencedRelation: 'materials'
            referencedColumns: ['id']
          },
        ]
      }
      user_words: {
        Row: {
          created_at: string
          fr_lemma_id: number | null
          id: number
          import_id: string | null
          material_id: number | null
          ru_lemma_id: number | null
          search_key: string
          sentence_at: number | null
          sentence_form: string | null
          user_id: string
          word_fr: string
          word_ru: string
          word_sentence: string | null
        }
        Insert: {
          created_at?: string
          fr_lemma_id?: never
          id?: never
          import_id?: string | null
          material_id?: number | null
          ru_lemma_id?: never
          search_key?: never
          sentence_at?: number | null
          sentence_form?: string | null
          user_id?: string
          word_fr: string
          word_ru: string
          word_sentence?: string | null
        }
        Update: {
          created_at?: string
          fr_lemma_id?: never
          id?: never
          import_id?: string | null
          material_id?: number | null
          ru_lemma_id?: never
          search_key?: never
          sentence_at?: number | null
          sentence_form?: string | null
          user_id?: string
          word_fr?: string
          word_ru?: string
          word_sentence?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'user_words_material_id_fkey'
            columns: ['material_id']
            isOneToOne: false
            referencedRelation: 'materials'
            referencedColumns: ['id']
          },
        ]
      }
      users_profile: {
        Row: {
          created_at: string
          day_version: number
          id: string
          is_premium: boolean
          learning_language: 'ru' | 'fr'
          own_version: number
          role: 'user' | 'admin'
          updated_at: string
          word_count: number
        }
        Insert: {
          created_at?: string
          day_version?: number
          id: string
          is_premium?: boolean
          learning_language?: 'ru' | 'fr'
          own_version?: number
          role?: 'user' | 'admin'
          updated_at?: string
          word_count?: number
        }
        Update: {
          created_at?: string
          day_version?: number
          id?: string
          is_premium?: boolean
          learning_language?: 'ru' | 'fr'
          own_version?: number
          role?: 'user' | 'admin'
          updated_at?: string
          word_count?: number
        }
        Relationships: []
      }
      word_import_parts: {
        Row: {
          created_at: string
          id: number
          import_id: string
          part: number
          rows: Json
          states_before: Json
          updated_at: string
          user_id: string
        }
        Insert: {
          created_at?: string
          id?: never
          import_id: string
          part: number
          rows: Json
          states_before?: Json
          updated_at?: string
          user_id?: string
        }
        Update: {
          created_at?: string
          id?: never
          import_id?: string
          part?: number
          rows?: Json
          states_before?: Json
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'word_import_parts_user_id_import_id_fkey'
            columns: ['user_id', 'import_id']
            isOneToOne: false
            referencedRelation: 'word_imports'
            referencedColumns: ['user_id', 'id']
          },
        ]
      }
      word_imports: {
        Row: {
          columns: Json | null
          created_at: string
          doubles: number
          file_name: string
          id: string
          part_count: number
          parts_taken: number
          refused: number
          row_count: number
          rows_taken: number
          source: 'slovo' | 'anki' | 'lingq' | 'readlang' | 'lwt' | 'lute' | 'other'
          states_added: number
          status: 'waiting' | 'running' | 'done' | 'undone'
          titles: Json
          updated_at: string
          user_id: string
          words_added: number
        }
        Insert: {
          columns?: Json | null
          created_at?: string
          doubles?: number
          file_name: string
          id?: string
          part_count?: number
          parts_taken?: number
          refused?: number
          row_count?: number
          rows_taken?: number
          source: 'slovo' | 'anki' | 'lingq' | 'readlang' | 'lwt' | 'lute' | 'other'
          states_added?: number
          status?: 'waiting' | 'running' | 'done' | 'undone'
          titles?: Json
          updated_at?: string
          user_id?: string
          words_added?: number
        }
        Update: {
          columns?: Json | null
          created_at?: string
          doubles?: number
          file_name?: string
          id?: string
          part_count?: number
          parts_taken?: number
          refused?: number
          row_count?: number
          rows_taken?: number
          source?: 'slovo' | 'anki' | 'lingq' | 'readlang' | 'lwt' | 'lute' | 'other'
          states_added?: number
          status?: 'waiting' | 'running' | 'done' | 'undone'
          titles?: Json
          updated_at?: string
          user_id?: string
          words_added?: number
        }
        Relationships: []
      }
      word_reviews: {
        Row: {
          created_at: string
          difficulty: number
          due: string
          id: number
          is_set_aside: boolean
          is_suspended: boolean
          kind: 'recognise' | 'gap' | 'recall' | 'listen'
          lapses: number
          last_review: string | null
          learning_steps: number
          queue: string
          reps: number
          scheduled_days: number
          stability: number
          state: number
          updated_at: string
          user_id: string
          word_id: number
        }
        Insert: {
          created_at?: string
          difficulty?: number
          due?: string
          id?: never
          is_set_aside?: boolean
          is_suspended?: boolean
          kind?: 'recognise' | 'gap' | 'recall' | 'listen'
          lapses?: number
          last_review?: string | null
          learning_steps?: number
          queue?: never
          reps?: number
          scheduled_days?: number
          stability?: number
          state?: number
          updated_at?: string
          user_id?: string
          word_id: number
        }
        Update: {
          created_at?: string
          difficulty?: number
          due?: string
          id?: never
          is_set_aside?: boolean
          is_suspended?: boolean
          kind?: 'recognise' | 'gap' | 'recall' | 'listen'
          lapses?: number
          last_review?: string | null
          learning_steps?: number
          queue?: never
          reps?: number
          scheduled_days?: number
          stability?: number
          state?: number
          updated_at?: string
          user_id?: string
          word_id?: number
        }
        Relationships: [
          {
            foreignKeyName: 'word_reviews_user_id_word_id_fkey'
            columns: ['user_id', 'word_id']
            isOneToOne: false
            referencedRelation: 'user_words'
            referencedColumns: ['user_id', 'id']
          },
        ]
      }
      word_states: {
        Row: {
          batch: string | null
          created_at: string
          lang: 'ru' | 'fr'
          lemma: string
          lemma_id: number
          state: 'known' | 'ignored'
          updated_at: string
          user_id: string
        }
        Insert: {
          batch?: string | null
          created_at?: string
          lang: 'ru' | 'fr'
          lemma: string
          lemma_id?: never
          state: 'known' | 'ignored'
          updated_at?: string
          user_id?: string
        }
        Update: {
          batch?: string | null
          created_at?: string
          lang?: 'ru' | 'fr'
          lemma?: string
          lemma_id?: never
          state?: 'known' | 'ignored'
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
    }
    Views: Record<never, never>
    Functions: {
      admin_change_user: {
        Args: { user_id: string; role: string; is_premium: boolean }
        Returns: string
      }
      admin_delete_content: {
        Args: { type: string; id: number }
        Returns: boolean
      }
      admin_deleted_content: {
        Args: { type: string }
        Returns: { id: number; title: string; deleted_at: string }[]
      }
      admin_list_users: {
        Args: { search?: string; of_role?: string; of_premium?: boolean; page?: number }
        Returns: { id: string; email: string; role: string; is_premium: boolean; learning_language: string; created_at: string; last_sign_in_at: string; count: number }[]
      }
      admin_restore_content: {
        Args: { type: string; id: number }
        Returns: boolean
      }
      card_to_review: {
        Args: { card_id: number }
        Returns: Json
      }
      claim_learner_to_fit: {
        Args: {  }
        Returns: { learner: string; time_zone: string; reviews: number }[]
      }
      content_version: {
        Args: {  }
        Returns: number
      }
      count_frequent_words: {
        Args: { lemma_ids: number[]; upto: number[]; learnt_lang: string }
        Returns: { band: number; known: number; learning: number }[]
      }
      count_missing_words: {
        Args: { of_lang: string; words: string[] }
        Returns: string
      }
      count_reading: {
        Args: { seconds: number }
        Returns: string
      }
      count_recovery_codes: {
        Args: {  }
        Returns: number
      }
      count_untouched_words: {
        Args: { import: string }
        Returns: number
      }
      delete_my_account: {
        Args: {  }
        Returns: boolean
      }
      dictionary_page: {
        Args: { page_size: number; seen?: string }
        Returns: Json
      }
      due_cards: {
        Args: { at?: string; of_text?: number; at_most?: number }
        Returns: Json
      }
      end_my_session: {
        Args: { session_id: string }
        Returns: boolean
      }
      home_facts: {
        Args: { learnt_lang: string }
        Returns: Json
      }
      home_page: {
        Args: { seen?: string }
        Returns: Json
      }
      keep_reading_place: {
        Args: { material_id: number; word?: number; seconds?: number }
        Returns: string
      }
      know_untouched_words: {
        Args: { material_id: number; touched: number[]; batch: string }
        Returns: number[]
      }
      lemma_id: {
        Args: { lemma: string }
        Returns: number
      }
      list_texts: {
        Args: { lang: string; part?: string; of_level?: string; in_title?: string; status?: string; in_reach?: boolean; sort_by?: string; page?: number; page_size?: number }
        Returns: { id: number; title: string; slug: string; summary_fr: string; summary_ru: string; image: string; level: string; section: string; is_being_studied: boolean; is_studied: boolean; word_counts: Json; total: number }[]
      }
      lookup_key: {
        Args: { word: string }
        Returns: string
      }
      make_admin: {
        Args: { email: string }
        Returns: boolean
      }
      make_recovery_codes: {
        Args: {  }
        Returns: string[]
      }
      merge_words: {
        Args: { ticket: string }
        Returns: Json
      }
      my_day: {
        Args: {  }
        Returns: string
      }
      my_sessions: {
        Args: {  }
        Returns: { id: string; created_at: string; last_used_at: string; user_agent: string; is_current: boolean }[]
      }
      my_settings: {
        Args: {  }
        Returns: Json
      }
      next_text: {
        Args: { after: number }
        Returns: { id: number; title: string; slug: string; summary_fr: string; summary_ru: string; image: string; level: string; section: string; is_being_studied: boolean; is_studied: boolean; word_counts: Json }[]
      }
      offer_words: {
        Args: {  }
        Returns: string
      }
      pairs_i_have: {
        Args: { pairs: Json }
        Returns: number[]
      }
      pause_study: {
        Args: {  }
        Returns: string
      }
      progress_facts: {
        Args: { learnt_lang: string }
        Returns: Json
      }
      reading_page: {
        Args: { material_id: number }
        Returns: Json
      }
      record_review: {
        Args: { review_id: string; card_id: number; given_grade: number; answered_at: string; took_ms: number; seen: Json; memory: Json; recall_chance?: number; begins?: string }
        Returns: Json
      }
      remove_resting_accounts: {
        Args: {  }
        Returns: number
      }
      resume_study: {
        Args: {  }
        Returns: string
      }
      search_words: {
        Args: { pattern: string; of_text?: number; before?: number; after?: number; at_most?: number }
        Returns: DatabaseSchema['public']['Tables']['user_words']['Row'][]
        SetofOptions: { from: '*'; to: 'user_words'; isOneToOne: false; isSetofReturn: true }
      }
      section_counts: {
        Args: { lang: string }
        Returns: { section: string; count: number }[]
      }
      section_page: {
        Args: { part: string; page_size: number; seen?: string }
        Returns: Json
      }
      sections_page: {
        Args: { seen?: string }
        Returns: Json
      }
      set_word_state: {
        Args: { lang: string; lemma: string; state?: string }
        Returns: string
      }
      states_of_text: {
        Args: { material_id: number }
        Returns: { known: number[]; ignored: number[]; kept: number[] }[]
      }
      take_change: {
        Args: { change_id: string; made_at: string; kind: string; what: Json }
        Returns: string
      }
      take_import_part: {
        Args: { import: string; part_number: number; words: Json; refused_rows: Json; row_count: number }
        Returns: string
      }
      texts_of_words: {
        Args: {  }
        Returns: { id: number; title: string }[]
      }
      texts_that_hold: {
        Args: { of_lang: string; keys: string[] }
        Returns: { id: number }[]
      }
      undo_import: {
        Args: { import: string }
        Returns: string
      }
      undo_review: {
        Args: { undoing_id: string; review_id: string }
        Returns: Json
      }
      use_recovery_code: {
        Args: { code: string }
        Returns: string
      }
    }
    Enums: Record<never, never>
    CompositeTypes: Record<never, never>
  }
}
