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
          deleted_at: string | null
          glossary: Json | null
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
          updated_at: string
          video: string | null
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
          deleted_at?: string | null
          glossary?: Json | null
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
          updated_at?: string
          video?: string | null
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
          deleted_at?: string | null
          glossary?: Json | null
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
          updated_at?: string
          video?: string | null
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
          material_id: number | null
          ru_lemma_id: number | null
          search_key: string
          user_id: string
          word_fr: string
          word_ru: string
          word_sentence: string | null
        }
        Insert: {
          created_at?: string
          fr_lemma_id?: never
          id?: never
          material_id?: number | null
          ru_lemma_id?: never
          search_key?: never
          user_id?: string
          word_fr: string
          word_ru: string
          word_sentence?: string | null
        }
        Update: {
          created_at?: string
          fr_lemma_id?: never
          id?: never
          material_id?: number | null
          ru_lemma_id?: never
          search_key?: never
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
          id: string
          is_premium: boolean
          learning_language: 'ru' | 'fr'
          role: 'user' | 'admin'
          updated_at: string
          word_count: number
        }
        Insert: {
          created_at?: string
          id: string
          is_premium?: boolean
          learning_language?: 'ru' | 'fr'
          role?: 'user' | 'admin'
          updated_at?: string
          word_count?: number
        }
        Update: {
          created_at?: string
          id?: string
          is_premium?: boolean
          learning_language?: 'ru' | 'fr'
          role?: 'user' | 'admin'
          updated_at?: string
          word_count?: number
        }
        Relationships: []
      }
      word_reviews: {
        Row: {
          created_at: string
          difficulty: number
          due: string
          lapses: number
          last_review: string | null
          learning_steps: number
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
          difficulty: number
          due: string
          lapses?: number
          last_review?: string | null
          learning_steps?: number
          reps?: number
          scheduled_days?: number
          stability: number
          state: number
          updated_at?: string
          user_id?: string
          word_id: number
        }
        Update: {
          created_at?: string
          difficulty?: number
          due?: string
          lapses?: number
          last_review?: string | null
          learning_steps?: number
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
            isOneToOne: true
            referencedRelation: 'user_words'
            referencedColumns: ['user_id', 'id']
          },
        ]
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
      count_missing_words: {
        Args: { of_lang: string; words: string[] }
        Returns: string
      }
      count_recovery_codes: {
        Args: {  }
        Returns: number
      }
      delete_my_account: {
        Args: {  }
        Returns: boolean
      }
      end_my_session: {
        Args: { session_id: string }
        Returns: boolean
      }
      lemma_id: {
        Args: { lemma: string }
        Returns: number
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
      my_sessions: {
        Args: {  }
        Returns: { id: string; created_at: string; last_used_at: string; user_agent: string; is_current: boolean }[]
      }
      saved_lemma_ids: {
        Args: { material_id: number }
        Returns: number[]
      }
      section_counts: {
        Args: { lang: string }
        Returns: { section: string; count: number }[]
      }
      texts_of_words: {
        Args: {  }
        Returns: { id: number; title: string }[]
      }
      texts_that_hold: {
        Args: { of_lang: string; keys: string[] }
        Returns: { id: number }[]
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
