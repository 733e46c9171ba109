import { Component, type ReactNode } from 'react'

interface PlayerBoundaryProps {
  sentence: string
  children: ReactNode
}

/** A player that fails, or whose code cannot be fetched, does not take the page with it. */
export class PlayerBoundary extends Component<PlayerBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <p className="activity-note" role="alert">
        {this.props.sentence}
      </p>
    )
  }
}
